/** Spanish for the page of rules; terms: glossary.md. */
import type { RulesTexts } from "../en/rules";
import { table } from "./settings";

export const rules: RulesTexts = {
  title: "Cómo se juega a Crescent",
  description:
    "Todas las reglas de Crescent, el solitario de dos barajas con 16 montones, 8 bases y tres repartos, con diagramas de una partida real.",
  contents: "En esta página",
  sections: {
    brief: {
      heading: "En pocas palabras",
      text: [
        "Dos barajas, 16 montones en herradura, 8 bases. Lleva las 104 cartas a las bases: cuatro suben del as al rey y cuatro bajan del rey al as, cada una en un solo palo.",
        "Por el camino, las cartas pasan de una en una de montón a montón, sobre una carta del mismo palo y de un valor vecino. Cuando no puedas avanzar, un reparto trae arriba la carta del fondo de cada montón; hay tres en cada partida.",
      ],
    },
    setup: {
      heading: "La disposición inicial",
      text: [
        "Crescent se juega con dos barajas completas: 104 cartas, cada una repetida. Antes de repartir se colocan un as y un rey de cada palo. Son las cartas iniciales de las ocho bases. Las otras 96 cartas se barajan y se reparten en 16 montones de seis, todas boca arriba.",
        "Los montones forman una herradura: cuatro en el brazo izquierdo, ocho en la fila de arriba, cuatro en el brazo derecho. Se numeran desde el extremo inferior del brazo izquierdo hacia arriba, a lo largo de la fila y bajando por el brazo derecho. Dentro están las bases: las ascendentes en la primera fila y las descendentes debajo, ambas en el orden picas, corazones, diamantes, tréboles.",
        "De cada montón se ve la carta de arriba y, debajo, el número del montón y cuántas cartas tiene. Ninguna carta está boca abajo, así que nada es secreto: puedes mirar un montón cuando quieras.",
      ],
    },
    moves: {
      heading: "Movimientos entre montones",
      text: [],
      points: [
        "Se mueve una sola carta cada vez, y solo una que esté arriba.",
        "Va a otro montón cuya carta de arriba sea del mismo palo y de un valor más o un valor menos: el 8 de corazones sobre un 9 o un 7 de corazones.",
        "En los montones los valores forman un círculo: un as va sobre el rey de su palo, y un rey sobre el as.",
        "Un montón admite 13 cartas como máximo.",
        "Un montón que ha perdido su última carta se queda vacío hasta el final de la partida. Cada uno es un lugar menos donde poner cartas, así que piénsalo bien antes de vaciarlo.",
      ],
    },
    foundations: {
      heading: "Las bases",
      text: [],
      points: [
        "Las cuatro bases ascendentes empiezan con el as y admiten el 2, el 3 y así hasta el rey de su palo.",
        "Las cuatro descendentes empiezan con el rey y admiten la reina, la jota y así hasta el as de su palo.",
        "Aquí los valores no forman un círculo: nada va sobre el rey de una base ascendente ni sobre el as de una descendente.",
        "De una base ninguna carta vuelve a un montón. Puede pasar a la otra base de su palo si allí es la carta siguiente.",
        "La carta inicial, el as o el rey con que empezó la base, no se mueve nunca.",
      ],
    },
    redeal: {
      heading: "El reparto",
      text: [
        "Un reparto toma la carta del fondo de cada montón que tenga dos cartas o más y la pone arriba en ese mismo montón. Las demás cartas conservan su orden, y todos los montones lo hacen a la vez.",
        "Hay tres repartos en cada partida, y el botón dice cuántos quedan. Un reparto no cuenta como movimiento, pero cierra lo anterior: los movimientos hechos antes ya no se pueden deshacer.",
      ],
    },
    undo: {
      heading: "Deshacer y rehacer",
      text: [
        "Los últimos 100 movimientos se pueden deshacer uno a uno, y la cuenta de movimientos baja con ellos. Lo deshecho se puede rehacer mientras no hagas otro movimiento. Después de un reparto, el historial empieza de nuevo.",
      ],
    },
    end: {
      heading: "El final de la partida",
      text: [
        "Has ganado cuando cada una de las ocho bases tiene 13 cartas, es decir, cuando las 104 están allí.",
        "No tienes salida cuando ninguna carta puede moverse y no queda ningún reparto que cambie algo. El juego te lo dice y te ofrece deshacer el último movimiento o empezar una partida nueva. Mientras alguna carta pueda moverse, aunque solo sea de ida y vuelta, la partida sigue.",
      ],
    },
    example: {
      heading: "Una partida de ejemplo",
      text: [
        "Aquí puedes seguir una partida entera, desde la disposición inicial hasta la última carta. Al principio se reúnen las cartas de un palo en pocos montones, para que luego vayan a las bases una tras otra. Cuando los montones ya no dan nada útil, un reparto trae otras cartas arriba. Las bases crecen despacio al comienzo y deprisa al final.",
      ],
    },
    table: {
      heading: "En la mesa",
      text: [],
      points: [
        "Toca un montón: si solo hay un lugar para su carta de arriba, la carta va allí. Si hay varios, el montón queda elegido y tocas adonde deba ir la carta. También puedes arrastrarla.",
        "Con dos toques, la carta va a una base que la admita.",
        "Una carta soltada en cualquier punto entre las bases encuentra la de su palo que la admite; si la admiten las dos, la más cercana.",
        "No hay puntos. Se cuentan los movimientos y el tiempo; el reloj arranca con tu primera acción y descansa mientras miras a otra parte.",
      ],
    },
    refusals: {
      heading: "Cuando un movimiento no vale",
      text: [
        "Un movimiento contra las reglas no cambia nada, y el juego te dice por qué. Si hay varias razones, oyes la que está primero en esta lista.",
        `Las razones se muestran mientras el ajuste «${table.choices.reasons.name}» está activado, como lo está de entrada; en otros sitios se habla de reglas interactivas. Desactivado, la carta vuelve sin más. Los lectores de pantalla dicen la razón en cualquier caso.`,
      ],
    },
    codes: {
      heading: "Códigos de partida y enlaces",
      text: [
        "Cada partida tiene un código, como CR1-\u2060N-\u2060AAAAAAB, que trae exactamente esas cartas, en cualquier aparato y para siempre. Valen las minúsculas y los guiones olvidados, y bastan las siete letras solas.",
        "Con el enlace de una partida, tus amigos juegan con las mismas cartas. Cuando ganas, lo que has jugado recibe también un enlace: quien lo abra lo verá paso a paso.",
      ],
    },
    variants: {
      heading: "Lo que aquí no se juega",
      text: [
        "Estas son las reglas clásicas, tal como las dan los libros de solitarios. Dos variantes de las que quizá leas no se ofrecen: Crescent Four, que permite un cuarto reparto, y una disposición en la que solo se ven las cartas de arriba de los montones.",
      ],
    },
  },
  refusals: {
    "empty-source": "El montón del que quieres tomar una carta está vacío.",
    "base-locked": "La base no tiene más carta que la inicial.",
    "foundation-to-pile": "Quieres llevar una carta de una base a un montón.",
    "same-place": "La carta se ha dejado donde estaba.",
    "empty-pile": "El montón ha perdido su última carta.",
    "pile-full": "El montón tiene 13 cartas.",
    "different-suit":
      "El palo de la carta no es el de la carta de arriba del montón, o el de la base.",
    "wrong-rank":
      "El palo es el bueno, pero la carta no es vecina de la carta de arriba del montón; en una base oyes, en cambio, que no es la siguiente.",
    "no-redeals": "Ya se han usado los tres repartos.",
    "nothing-to-redeal": "Ningún montón tiene una carta en el fondo que pueda pasar arriba.",
    "game-over": "Las 104 cartas están en las bases y no queda nada que jugar.",
  },
  example: {
    keys: "Avanza con los botones que hay debajo del tablero. Mientras uno de ellos tiene el foco, también sirven las flechas, e Inicio y Fin llevan al principio y al final.",
    steps: "Todos los pasos en palabras",
  },
  figures: {
    inWords: "El diagrama en palabras",
    deal: "Una partida, CR1-\u2060N-\u2060AAAAAAB. Debajo de cada carta: el número del montón y después cuántas cartas tiene.",
    move: "As sobre rey, de una partida ganada: en su décimo movimiento, el A♠ del montón 10 va sobre el K♠ del montón 14.",
    pile: "El montón 1 en el primer reparto de esa partida: el 2♥ pasa del fondo arriba.",
    before: "Todos los montones antes de ese reparto…",
    after: "… y después: arriba en cada montón está la carta que estaba en el fondo.",
    pileBefore: "Antes, de abajo arriba",
    pileAfter: "Después, de abajo arriba",
  },
};
