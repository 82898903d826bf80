import type { SpecializationCheck } from './specialization-request.ts';
import type { SpecializationType } from './specialization.ts';

declare module '#core/kernel/messages/index.ts' {
  interface LabelIds {
    specialization: `specialization.${SpecializationType}` | `specialization.check.${SpecializationCheck}`;
  }
}
