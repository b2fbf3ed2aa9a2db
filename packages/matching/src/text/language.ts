import type { Language } from './stem.ts';
import type { Token } from './tokens.ts';

const TELLING: Record<Exclude<Language, 'en'>, Set<string>> = {
  de: new Set(
    'und der die das ist ich wir nicht ein eine einen fur mit auf von zu den dem auch sich aber oder wenn bei nach uber suche suchen wie mein meine unser unsere haben habe kann konnen gerne sehr noch mehr nur keine kein'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'et le la les des une un je nous est pas pour avec dans sur mon ma mes notre nos qui que du au aux en cherche cherchons plus mais ou par ce cette j l d suis ai avons besoin peux'.split(
      ' ',
    ),
  ),
  es: new Set(
    'y el la los las una un yo es no para con en mi mis nuestro nuestra que del al por como busco buscamos pero mas tengo tenemos soy puedo muy se alguien necesito quiero estoy'.split(
      ' ',
    ),
  ),
};

/** The language most of a text's small words belong to; English where nothing tells. */
export function detectLanguage(tokens: Token[]): Language {
  let best: Language = 'en';
  let most = Math.max(1, tokens.length * 0.12);
  for (const language of ['de', 'fr', 'es'] as const) {
    const count = tokens.filter((token) => TELLING[language].has(token.word)).length;
    if (count > most) {
      best = language;
      most = count;
    }
  }
  return best;
}
