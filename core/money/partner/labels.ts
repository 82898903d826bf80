import type { ClaimProof } from './partner.ts';

declare module '#core/kernel/messages/index.ts' {
  interface LabelIds {
    partner: `partner.proof.${ClaimProof}`;
  }
}
