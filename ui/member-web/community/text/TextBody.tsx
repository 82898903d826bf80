import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Fragment, type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { z } from 'zod';
import type { textEntity } from '#http/community/contract/text-entity.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { isLong, partsOf } from './text-parts.ts';

type Entity = z.output<typeof textEntity>;

const EntityLink = ({ entity, children }: Readonly<{ entity: Entity; children: string }>): ReactNode => {
  if (entity.kind === 'LINK')
    return (
      <Link href={entity.url} target="_blank" rel="nofollow ugc noopener noreferrer">
        {children}
      </Link>
    );
  if (entity.profileLink === null) return children;
  return entity.profileLink.startsWith('https://') ? (
    <Link href={entity.profileLink} sx={{ fontWeight: 600 }} underline="hover">
      {children}
    </Link>
  ) : (
    <Link component={LocalLink} to={entity.profileLink} sx={{ fontWeight: 600 }} underline="hover">
      {children}
    </Link>
  );
};

type Props = Readonly<{
  text: string;
  entities: readonly Entity[];
  /** Long texts are shown whole at once. */
  isWhole?: boolean;
}>;

/** What another person wrote: their line breaks, their links, and never more room than its box has. */
export const TextBody = ({ text, entities, isWhole = false }: Props) => {
  const [isOpen, setOpen] = useState(false);
  if (text === '') return null;
  const isCut = !isWhole && !isOpen && isLong(text);
  return (
    <>
      <Box
        dir="auto"
        sx={{
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          unicodeBidi: 'isolate',
          // Marks that are piled up stay in their box.
          overflow: 'hidden',
          ...(isCut && { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 7 }),
        }}
      >
        {partsOf(text, entities).map(({ start, words, entity }) => (
          <Fragment key={start}>
            {entity === undefined ? words : <EntityLink entity={entity}>{words}</EntityLink>}
          </Fragment>
        ))}
      </Box>
      {isCut && (
        <Link
          component="button"
          type="button"
          underline="hover"
          onClick={() => setOpen(true)}
          sx={{ color: 'text.secondary', fontWeight: 600, minHeight: 32, fontSize: '0.9375rem' }}
        >
          <FormattedMessage id="feed.text.more" />
        </Link>
      )}
    </>
  );
};
