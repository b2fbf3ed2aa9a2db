import { percentageOfByte as ofByte } from '@serendip/matching/optimise/pair-rows';

/** The percentage that a stored value of a pair stands for. */
export const percentageOfByte = ofByte;
