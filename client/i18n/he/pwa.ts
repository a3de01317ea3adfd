/** Hebrew for the installed app, its updates, and pages without a network. */
import type { PwaTexts } from "../en/pwa";

export const pwa: PwaTexts = {
  app: {
    newDeal: "משחק חדש",
    wide: "חלוקה על מסך רחב",
    narrow: "חלוקה בטלפון",
  },
  install: {
    title: "התקנת Crescent",
    byHand: "פתחו את תפריט השיתוף של הדפדפן ובחרו ״הוספה למסך הבית״.",
  },
  update: {
    ready: "גרסה חדשה מוכנה.",
    load: "טעינה",
    later: "אחר כך",
  },
  offline: {
    title: "אין חיבור לרשת",
    text: "הדף הזה צריך רשת. כל חלוקה אפשר לשחק גם בלעדיה.",
    retry: "לנסות שוב",
  },
};
