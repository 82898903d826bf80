import { buffer } from 'node:stream/consumers';
import type { CredentialPrinter } from '#core/platform/credential/ports.ts';
import type { CredentialTemplate } from '#core/platform/credential/credential.ts';
import { drawBadge } from './designs/badge.ts';
import { drawClassic } from './designs/classic.ts';
import { drawEnergy } from './designs/energy.ts';
import { drawModern } from './designs/modern.ts';
import type { Design } from './designs/parts.ts';
import { openLandscape } from './landscape.ts';
import { sheetWords } from './sheet-words.ts';

const designs: Readonly<Record<CredentialTemplate, Design>> = {
  CLASSIC: drawClassic,
  MODERN: drawModern,
  ENERGY: drawEnergy,
};

/** A4 landscape, drawn in this thread, with the signed text as a file inside. */
export const pdfCredentialPrinter: CredentialPrinter = {
  async print(credential) {
    const { kind, template, language, siteName, jwt, awardedAt } = credential;
    const words = sheetWords(credential);
    const landscape = openLandscape({
      title: `${words.title} – ${words.name}`,
      author: siteName,
      language,
    });
    const { doc } = landscape;
    const finished = buffer(doc);
    const draw = kind === 'BADGE' ? drawBadge : designs[template ?? 'CLASSIC'];
    draw(landscape, words);
    doc.file(Buffer.from(jwt), {
      name: 'credential.jwt',
      type: 'application/jwt',
      description: words.inside,
      creationDate: awardedAt,
      modifiedDate: awardedAt,
    });
    doc.end();
    return finished;
  },
};
