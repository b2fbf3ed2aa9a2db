import { undrawn } from '@serendip/test-kit/chromium';
import { test } from 'vitest';
import { eveningJourney } from './evening.ts';
import { mainJourney } from './main-journey.ts';
import { useProduct } from './product.ts';

/** As it is without any setting. Here everything is clicked, so pages need not be drawn. */
const product = useProduct(async () => ({}), [undrawn]);

test('an event lives its whole life by clicking only', () => mainJourney(product));

test('an evening of three rounds is run from a phone, whatever happens meanwhile', () => eveningJourney(product));
