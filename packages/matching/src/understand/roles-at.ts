import { WEIGHTS } from '../weights.ts';
import type { Clause } from './clauses.ts';
import type { Denial } from './denials.ts';
import type { QuestionReading } from './question-reading.ts';
import type { Roles } from './roles.ts';

/**
 * The roles of what is said at a place in a clause: the question's own, turned by the clause's cues and by what is denied;
 * in answers to mixed questions by how likely what is said there is sought, from 0 to 1.
 */
export function rolesAt(
  { cues, firm }: Clause,
  place: number,
  { roles: asked, refuses, stated }: QuestionReading,
  sought?: number,
  denial?: Denial,
): Roles {
  const {
    asks,
    denied,
    unable,
    amongNeeds,
    amongOffers,
    sought: soughtOutright,
    soughtNot,
    mixed,
    open,
    lacked,
    refused: turnedDown,
    offered,
    liked,
  } = WEIGHTS.said;
  if (stated) return stated;
  if (denial === 'name') return {};
  if (refuses) return { refusal: 1 };
  const likes = asked.offer < asks && place >= (cues.get('liking') ?? Number.POSITIVE_INFINITY);
  const refusedFrom = cues.get('refusal');
  if (asked.need < asks && (denial === 'without' || denial === 'none')) return denied;
  const refused = refusedFrom !== undefined && place >= refusedFrom && place < refusedFrom + 7;
  if (refused && firm && !cues.has('seeking')) return { refusal: 1 };
  if (denial === 'none') return refused ? soughtNot : denied;
  if (sought !== undefined) {
    if (denial === 'without') return denied;
    if (refused && !cues.has('lack')) return cues.has('seeking') ? soughtNot : denied;
    const { needed, concern, leastOffer, leastFact } = asked.need >= asks ? mixed : open;
    if (denial === 'unable') return { ...denied, need: needed * Math.max(sought, unable.need) };
    const given = 1 - sought;
    return {
      need: needed * sought,
      offer: given * Math.max(asked.offer, leastOffer),
      fact: given * Math.max(asked.fact, leastFact) * (likes ? liked.fact : 1),
      interest: given * Math.max(asked.interest, likes ? liked.interest : 0),
      concern: concern * sought,
    };
  }
  if (asked.need >= asks) {
    if (refused && !cues.has('seeking')) return amongNeeds.refused;
    if (cues.has('offer') && !cues.has('need') && !cues.has('seeking')) return amongNeeds.offered;
    return { need: asked.need, concern: amongNeeds.concern };
  }
  if (denial === 'unable') return asked.offer >= asks ? denied : unable;
  if (cues.has('seeking') && place >= (cues.get('seeking') ?? 0)) return refused ? soughtNot : soughtOutright;
  if (asked.offer >= asks)
    return refused ? amongOffers.refused : { offer: asked.offer, fact: asked.fact * amongOffers.asFact };
  if (cues.has('lack')) return lacked;
  if (refused) return turnedDown;
  if (cues.has('offer')) return offered;
  if (likes) return { fact: liked.fact * asked.fact, interest: Math.max(asked.interest, liked.interest) };
  return { fact: asked.fact, interest: asked.interest };
}
