import paper from './paper.ts';
import stage from './stage.ts';

export default { paper, stage };
