/** Polish for the page of rules; terms: glossary.md. */
import type { RulesTexts } from "../en/rules";
import { table } from "./settings";

export const rules: RulesTexts = {
  title: "Jak grać w Crescent",
  description:
    "Wszystkie zasady Crescent, pasjansa na dwie talie z 16 stosami, 8 fundamentami i trzema przetasowaniami, ze schematami z prawdziwej partii.",
  contents: "Na tej stronie",
  sections: {
    brief: {
      heading: "W skrócie",
      text: [
        "Dwie talie kart, 16 stosów w podkowie, 8 fundamentów. Wszystkie 104 karty mają trafić na fundamenty: cztery rosną od asa do króla, cztery maleją od króla do asa, każdy w jednym kolorze.",
        "Po drodze karty wędrują pojedynczo ze stosu na stos, na kartę tego samego koloru i sąsiedniej wartości. Gdy nie da się iść dalej, przetasowanie wydobywa kartę ze spodu każdego stosu na wierzch; w partii są trzy.",
      ],
    },
    setup: {
      heading: "Rozdanie",
      text: [
        "Do Crescent potrzeba dwóch pełnych talii: to 104 karty, a każda występuje dwa razy. Przed rozdaniem wykłada się po jednym asie i jednym królu każdego koloru. To podstawy ośmiu fundamentów. Pozostałych 96 kart tasuje się i rozdaje na 16 stosów po sześć kart, wszystkie odkryte.",
        "Stosy leżą w podkowie: cztery w lewym ramieniu, osiem u góry, cztery w prawym ramieniu. Numeruje się je od dolnego końca lewego ramienia w górę, potem wzdłuż góry i w dół prawego ramienia. W środku są fundamenty: rosnące w pierwszym rzędzie, malejące pod nimi, w obu rzędach w kolejności pik, kier, karo, trefl.",
        "Z każdego stosu widać kartę wierzchnią, a pod nią numer stosu i liczbę jego kart. Żadna karta nie jest zakryta, więc nic nie jest tajemnicą: do stosu wolno zajrzeć w każdej chwili.",
      ],
    },
    moves: {
      heading: "Ruchy między stosami",
      text: [],
      points: [
        "Rusza się jedna karta naraz, i tylko taka, która leży na wierzchu.",
        "Kładzie się ją na inny stos, którego wierzchnia karta jest tego samego koloru i o jedną wartość wyższa lub niższa: ósemkę kier na dziewiątkę lub na siódemkę kier.",
        "Na stosach wartości tworzą koło: as pasuje na króla swojego koloru, a król na asa.",
        "Stos mieści najwyżej 13 kart.",
        "Stos, z którego zabrano ostatnią kartę, zostaje pusty do końca partii. Z każdym takim stosem ubywa miejsca na karty, więc zanim go opróżnisz, zastanów się dwa razy.",
      ],
    },
    foundations: {
      heading: "Fundamenty",
      text: [],
      points: [
        "Cztery fundamenty rosnące zaczynają się od asa i przyjmują dwójkę, trójkę i tak dalej aż do króla swojego koloru.",
        "Cztery fundamenty malejące zaczynają się od króla i przyjmują damę, waleta i tak dalej aż do asa swojego koloru.",
        "Tutaj wartości nie tworzą koła: nic nie pasuje na króla fundamentu rosnącego ani na asa fundamentu malejącego.",
        "Z fundamentu żadna karta nie wraca na stos. Może przejść na drugi fundament swojego koloru, jeśli jest tam następna w kolejności.",
        "Podstawa, czyli as lub król, od którego zaczął się fundament, nigdy się nie rusza.",
      ],
    },
    redeal: {
      heading: "Przetasowanie",
      text: [
        "Przetasowanie zabiera kartę ze spodu każdego stosu, który ma dwie karty lub więcej, i kładzie ją na wierzch tego stosu. Pozostałe karty zachowują kolejność, a dzieje się to na wszystkich stosach jednocześnie.",
        "W partii są trzy przetasowania, a przycisk pokazuje, ile zostało. Przetasowanie nie jest ruchem, ale zamyka to, co było przed nim: wcześniejszych ruchów nie da się już cofnąć.",
      ],
    },
    undo: {
      heading: "Cofanie i ponawianie",
      text: [
        "Można cofnąć po kolei 100 ostatnich ruchów, a licznik ruchów maleje razem z nimi. Cofnięty ruch można ponowić, dopóki nie wykonasz innego. Po przetasowaniu historia zaczyna się od nowa.",
      ],
    },
    end: {
      heading: "Koniec partii",
      text: [
        "Wygrywasz, gdy na każdym z ośmiu fundamentów leży 13 kart, czyli gdy trafiły tam wszystkie 104 karty.",
        "Partia jest zablokowana, gdy nie można ruszyć żadnej karty i nie zostało przetasowanie, które by coś zmieniło. Gra wtedy o tym mówi i proponuje cofnąć ostatni ruch albo zacząć nową partię. Dopóki choć jedna karta może się ruszyć, nawet tylko tam i z powrotem, partia trwa.",
      ],
    },
    example: {
      heading: "Przykładowa partia",
      text: [
        "Oto cała partia do prześledzenia, od rozdania do ostatniej karty. Na początku karty jednego koloru zbierają się na kilku stosach, żeby potem jedna po drugiej trafić na fundamenty. Gdy stosy nie dają już nic przydatnego, przetasowanie wynosi na wierzch inne karty. Fundamenty rosną powoli na początku i szybko pod koniec.",
      ],
    },
    table: {
      heading: "Przy stole",
      text: [],
      points: [
        "Dotknij stosu: jeśli dla jego wierzchniej karty jest tylko jedno miejsce, karta tam przejdzie. Jeśli jest ich kilka, stos zostanie wybrany i wystarczy dotknąć miejsca, do którego karta ma trafić. Kartę można też przeciągnąć.",
        "Podwójne dotknięcie wysyła kartę na fundament, który ją przyjmuje.",
        "Karta upuszczona gdziekolwiek między fundamentami trafia na ten w swoim kolorze, który ją przyjmuje; jeśli przyjmują oba, na bliższy.",
        "Nie ma punktów. Liczą się ruchy i czas; zegar rusza z pierwszą czynnością i odpoczywa, gdy zaglądasz gdzie indziej.",
      ],
    },
    refusals: {
      heading: "Gdy ruch jest niedozwolony",
      text: [
        "Ruch wbrew zasadom niczego nie zmienia, a gra podaje powód. Jeśli powodów jest kilka, usłyszysz ten, który stoi tu wyżej.",
        `Powody są pokazywane, dopóki włączone jest ustawienie „${table.choices.reasons.name}”, a na początku jest włączone; gdzie indziej mówi się o zasadach interaktywnych. Po wyłączeniu karta po prostu wraca. Czytniki ekranu podają powód w każdym wypadku.`,
      ],
    },
    codes: {
      heading: "Kody gry i linki",
      text: [
        "Każde rozdanie ma kod, na przykład CR1-\u2060N-\u2060AAAAAAB, który przywraca dokładnie te same karty, na każdym urządzeniu i na zawsze. Małe litery i brak łączników nie przeszkadzają, a wystarczy nawet samych siedem liter.",
        "Dzięki linkowi do rozdania znajomi zagrają tymi samymi kartami. Gdy wygrasz, link dostanie także twoja partia: kto go otworzy, obejrzy ją krok po kroku.",
      ],
    },
    variants: {
      heading: "W co się tu nie gra",
      text: [
        "To klasyczne zasady, takie jak w książkach o pasjansach. Dwóch odmian, o których można przeczytać, tutaj nie ma: Crescent Four z czwartym przetasowaniem oraz rozdania, w którym odkryte są tylko wierzchnie karty stosów.",
      ],
    },
  },
  refusals: {
    "empty-source": "Stos, z którego chcesz wziąć kartę, jest pusty.",
    "base-locked": "Na fundamencie leży tylko karta, od której się zaczął.",
    "foundation-to-pile": "Chcesz przenieść kartę z fundamentu na stos.",
    "same-place": "Karta została odłożona tam, skąd ją wzięto.",
    "empty-pile": "Z tego stosu zabrano już ostatnią kartę.",
    "pile-full": "Na stosie leży 13 kart.",
    "different-suit": "Karta ma inny kolor niż wierzchnia karta stosu albo niż fundament.",
    "wrong-rank":
      "Kolor się zgadza, ale karta nie sąsiaduje z wierzchnią kartą stosu; na fundamencie usłyszysz zamiast tego, że nie jest następna.",
    "no-redeals": "Wszystkie trzy przetasowania zostały wykorzystane.",
    "nothing-to-redeal":
      "Na żadnym stosie nie ma karty, która mogłaby przejść ze spodu na wierzch.",
    "game-over": "Wszystkie 104 karty leżą na fundamentach i nie ma już w co grać.",
  },
  example: {
    keys: "Przechodź dalej przyciskami pod planszą. Gdy jeden z nich jest zaznaczony, działają też strzałki, a Home i End prowadzą na początek i na koniec.",
    steps: "Wszystkie kroki słowami",
  },
  figures: {
    inWords: "Schemat słowami",
    deal: "Rozdanie CR1-\u2060N-\u2060AAAAAAB. Pod każdą kartą: numer stosu, a po nim liczba jego kart.",
    move: "As na króla, z wygranej partii: w dziesiątym ruchu A♠ ze stosu 10 trafia na K♠ na stosie 14.",
    pile: "Stos 1 przy pierwszym przetasowaniu tej partii: 2♥ przechodzi ze spodu na wierzch.",
    before: "Wszystkie stosy przed tym przetasowaniem…",
    after: "…i po nim: na wierzchu każdego stosu leży karta, która była na jego spodzie.",
    pileBefore: "Przed, od spodu do wierzchu",
    pileAfter: "Po, od spodu do wierzchu",
  },
};
