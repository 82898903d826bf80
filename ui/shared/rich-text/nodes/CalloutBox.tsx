import { NodeViewContent, NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { FormattedMessage } from 'react-intl';
import { type CalloutKind } from '#core/platform/rich-text/allow-list.ts';
import { calloutIcons } from '../callout-icons.tsx';
import { calloutWords } from '../callout-words.ts';

/** A callout while it is written: with the sign and the word that readers see. */
export const CalloutBox = ({ node }: ReactNodeViewProps) => {
  const kind = node.attrs['kind'] as CalloutKind; // parsed by the node
  const Icon = calloutIcons[kind];
  return (
    <NodeViewWrapper as="aside" data-kind={kind}>
      <div data-word="" contentEditable={false}>
        <Icon sx={{ fontSize: '1.25rem', flexShrink: 0 }} />
        <FormattedMessage id={calloutWords[kind]} />
      </div>
      <NodeViewContent />
    </NodeViewWrapper>
  );
};
