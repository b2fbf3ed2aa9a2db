/** Fifteen girls walk in threes on seven days, and no two ever again side by side (T. P. Kirkman, 1850; one of his seven plans). */
export const KIRKMAN_15: readonly number[][][] = [
  'abc def ghi jkl mno',
  'adh bek cio fln gjm',
  'aem bhn cgk dil fjo',
  'afi blo chj dkm egn',
  'agl bdj cfm eho ikn',
  'ajn bim cel dog fhk',
  'ako bfg cdn eij hlm',
].map((day) => day.split(' ').map((three) => [...three].map((girl) => girl.charCodeAt(0) - 97)));
