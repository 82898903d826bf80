import { writeFileSync } from 'node:fs';
import { prepareMaterial } from './community/screen-rows/material.ts';
const m = await prepareMaterial('http://localhost:3911');
console.log(m);
writeFileSync('/tmp/w-screens-dev/material.json', JSON.stringify(m));
