import type { Language, OtherLanguage } from './stem.ts';
import { fold, type Token } from './tokens.ts';

const OTHERS = ['de', 'fr', 'es'] as const;

const TELLING: Record<OtherLanguage, Set<string>> = {
  de: new Set(
    'du dich dir was wer wen wem wie wo womit wobei bist und der die das ist ich wir nicht ein eine einen fur mit auf von zu den dem auch sich aber oder wenn bei nach uber suche suchen wie mein meine unser unsere haben habe kann konnen gerne sehr noch mehr nur keine kein'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'et le la les des une un je nous est pas pour avec dans sur mon ma mes notre nos qui que du au aux en cherche cherchons plus mais ou par ce cette j l d suis jai avons besoin peux'.split(
      ' ',
    ),
  ),
  es: new Set(
    'y el la los las una un yo es no para con en mi mis nuestro nuestra que del al por como busco buscamos pero mas tengo tenemos soy puedo muy se alguien necesito quiero estoy'.split(
      ' ',
    ),
  ),
};

/** Small English words, of which other languages have few. */
const ENGLISH = new Set(
  'the and of for with to is are was my our we i you it that this have has not but who what how from at be can someone looking need want would'.split(
    ' ',
  ),
);

/** Small words of other languages that English texts hold as well, as names or words: alone they prove nothing. */
const ALSO_ENGLISH = new Set(
  'die war la les las los en me son con des par pour plus no mi qui que un ma am den'.split(' '),
);

/** English words that others write as well: 'IT', 'CAN', 'was'. */
const ALSO_OTHER = new Set('was it at can'.split(' '));

/** The language most of a text's small words belong to, at least so many; the usual one where nothing tells. */
export function detectLanguage(tokens: Token[], usual: Language = 'en', least = 1): Language {
  const said = tokens.filter(({ word }) => ENGLISH.has(word)).map(({ word }) => word);
  const english = said.length;
  let best: Language = english >= least && said.some((word) => !ALSO_OTHER.has(word)) ? 'en' : usual;
  let most = Math.max(english, tokens.length * 0.12);
  for (const language of OTHERS) {
    const telling = tokens.filter(({ word }) => TELLING[language].has(word)).map(({ word }) => word);
    if (telling.length < least || telling.length <= most || telling.every((word) => ALSO_ENGLISH.has(word))) continue;
    best = language;
    most = telling.length;
  }
  return best;
}

/** Words that stand in names and quotations within English: 'El Paso', 'et al', 'MIT'. */
const IN_NAMES = new Set('el al et se dir mit las die des du'.split(' '));

/** Small words that prove a language, and which. */
const PROVING = new Map<string, OtherLanguage>();
for (const language of OTHERS) {
  for (const word of TELLING[language]) {
    const shared = OTHERS.some((other) => other !== language && TELLING[other].has(word));
    if (!shared && ![ALSO_ENGLISH, ALSO_OTHER, IN_NAMES].some((words) => words.has(word))) PROVING.set(word, language);
  }
}

/** So many different ones in one text prove that people there write the language. */
const PROOF = 3;

/** The other languages that some of the texts hold stretches of. */
export function otherLanguagesIn(texts: string[]): OtherLanguage[] {
  const written = new Set<OtherLanguage>();
  for (const text of texts) {
    const said = { de: new Set<string>(), fr: new Set<string>(), es: new Set<string>() };
    for (const word of fold(text).split(/[^a-z]+/)) {
      const language = PROVING.get(word);
      if (language && said[language].add(word).size === PROOF) written.add(language);
    }
  }
  return OTHERS.filter((language) => written.has(language));
}
