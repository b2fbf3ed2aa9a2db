import { buildWebAppIfChanged } from '../apps/web/build/web-app-build.ts';

/** Once per run: journeys start the product by themselves, and find its web app built. */
export default buildWebAppIfChanged;
