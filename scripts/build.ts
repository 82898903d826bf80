import { sentenceOf } from '../adapters/ports/operator-error.ts';
import { buildFrontEnd, changedFrontEnds, frontEndNames, type FrontEndName } from './front-ends.ts';

/** `npm run build`: what changed, or with names what is named; and the document of the API. */
const isName = (name: string): name is FrontEndName => frontEndNames.some((known) => known === name);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isName(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are ${frontEndNames.join(', ')}.`);
  process.exit(2);
}

const names = asked.length > 0 ? asked.filter(isName) : await changedFrontEnds(frontEndNames);
if (names.length === 0) console.log('Nothing changed.');
for (const name of names) {
  const started = performance.now();
  try {
    await buildFrontEnd(name);
    console.log(`${name} built in ${((performance.now() - started) / 1_000).toFixed(1)} s`);
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}

if (asked.length === 0) await import('./openapi.ts');
