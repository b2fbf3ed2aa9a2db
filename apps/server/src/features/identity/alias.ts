import { randomInt } from 'node:crypto';

const words = (text: string) => text.trim().split(/\s+/);

/** Friendly in any crowd, short on a phone, hard to mishear. */
export const adjectives = words(`
  able amber apt bold brave breezy bright brisk calm candid cheerful clever cosy crisp curious daring deft eager early
  easy fair fancy fond frank fresh friendly gentle giddy glad golden grand happy hardy hazel honest humble jolly keen
  kind lively loyal lucid lucky mellow merry mild misty neat nimble noble patient peppy plucky polite prime proud quick
  quiet rapid ready regal rosy rustic sage serene silver sincere sleek smart snug solid sparky spry steady stellar
  sunny swift tidy trusty upbeat vivid warm wise witty young zesty
`);

export const nouns = words(`
  acorn alder aspen badger beacon beaver birch bison brook canyon cedar cheetah clover comet condor coral cove crane
  cricket dahlia dolphin dune eagle ember falcon fern finch fjord fox garnet gecko glade grove harbor hawk heron hippo
  ibis iris island ivy jaguar juniper kestrel kiwi koala lagoon lantern lark lemur lily lotus lynx magpie maple marlin
  meadow meteor mole moose nebula newt oasis ocelot orca orchid osprey otter owl panda parrot pebble pelican penguin
  pine piper plover pony poppy puffin quail rabbit raven reef river robin salmon seal sparrow spruce stork sunrise swan
  tiger toucan trout tulip turtle violet walrus willow wombat wren yak zebra
`);

const pick = (list: string[]): string => list[randomInt(list.length)] as string;

/** Two words, such as `brave-otter`; with a number once the plain pair was taken: `brave-otter-7`. */
export function inventAlias(triesBefore: number): string {
  const pair = `${pick(adjectives)}-${pick(nouns)}`;
  if (triesBefore < 2) return pair;
  return `${pair}-${randomInt(2, 10 ** Math.min(triesBefore, 6))}`;
}
