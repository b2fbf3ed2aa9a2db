import { compareMatchRuns } from '@serendip/contract/comparing';
import { bind } from '../../http/bind.ts';
import { getComparisonHandler } from './get-comparison.ts';

export const comparingRoutes = [bind(compareMatchRuns, getComparisonHandler)];
