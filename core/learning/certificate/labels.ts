/** Sentences of a credential, in the language of its challenge. */
export type CertificateWord = 'contents' | 'narrative';

declare module '#core/kernel/messages/index.ts' {
  interface LabelIds {
    certificate: `certificate.${CertificateWord}`;
  }
}
