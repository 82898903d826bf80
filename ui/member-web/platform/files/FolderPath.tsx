import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { folderPath } from '../../app/paths.ts';
import type { Folder } from './data.ts';

type Props = Readonly<{ path: readonly Folder[] }>;

const Step = ({
  id,
  isLast,
  children,
}: Readonly<{ id: string | null; isLast: boolean; children: React.ReactNode }>) => (
  <Box component="li" sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
    {id !== null && (
      <Box aria-hidden component="span" sx={{ px: 0.5, color: 'text.secondary' }}>
        {'/'}
      </Box>
    )}
    {isLast ? (
      <Box component="span" aria-current="page" sx={{ fontWeight: 600, px: 0.5, py: 1.25 }}>
        {children}
      </Box>
    ) : (
      <Link
        component={LocalLink}
        to={folderPath(id)}
        sx={{ px: 0.5, minHeight: 44, display: 'inline-flex', alignItems: 'center' }}
      >
        {children}
      </Link>
    )}
  </Box>
);

/** Where the reader is among the folders. */
export const FolderPath = ({ path }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <Box component="nav" aria-label={formatMessage({ id: 'files.path' })} sx={{ mb: 1 }}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap' }}>
        <Step id={null} isLast={path.length === 0}>
          <FormattedMessage id="files.top" />
        </Step>
        {path.map(({ id, name }, index) => (
          <Step key={id} id={id} isLast={index === path.length - 1}>
            {name}
          </Step>
        ))}
      </Box>
    </Box>
  );
};
