import type { CredentialPrinter } from '#core/platform/credential/ports.ts';

export const pdfCredentialPrinter: CredentialPrinter = { print: async () => new Uint8Array() };
