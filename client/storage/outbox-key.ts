/** Under which the wins that wait are kept; apart, as most pages only ask whether there are any. */
export const OUTBOX_KEY = "crescent.outbox";
