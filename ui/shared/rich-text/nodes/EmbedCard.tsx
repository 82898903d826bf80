import Box from '@mui/material/Box';
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import type { Embed } from '#core/platform/rich-text/attributes.ts';
import { embedAddress, providerNames } from '#core/platform/rich-text/embed-address.ts';
import { PlayIcon } from '../../icons.tsx';

/** The card that readers see; here it leads nowhere. */
export const EmbedCard = ({ node }: ReactNodeViewProps) => {
  const embed = node.attrs as Embed; // parsed by the node
  return (
    <NodeViewWrapper data-embed={embed.provider} data-drag-handle="">
      <Box component="span" className="card">
        <PlayIcon sx={{ fontSize: '1.75rem', flexShrink: 0, color: 'primary.main' }} />
        <strong>{providerNames[embed.provider]}</strong>
        <span>{embedAddress(embed).replace(/^https:\/\/(www\.)?/, '')}</span>
      </Box>
    </NodeViewWrapper>
  );
};
