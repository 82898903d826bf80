import type { CalloutKind } from '#core/platform/rich-text/allow-list.ts';
import type { MessageId } from '../intl.ts';

export const calloutWords = {
  tip: 'richText.callout.tip',
  warning: 'richText.callout.warning',
  medical: 'richText.callout.medical',
} as const satisfies Record<CalloutKind, MessageId>;
