import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { ReadArchive } from '#core/member-lifecycle/archive-import/read-archive.ts';

type Props = Readonly<{ read: ReadArchive; locked: number; outside: number }>;

/** What of the archive stays where it is, and why. */
export const NotBrought = ({ read: { leftOut }, locked, outside }: Props) => {
  const found = (
    [
      ['bring.left.locked', locked],
      ['bring.left.outside', outside],
      ['bring.left.incomplete', leftOut.incompleteWeeks],
      ['bring.left.values', leftOut.values],
      ['bring.left.goals', leftOut.goals],
      ['bring.left.answers', leftOut.answers],
      ['bring.left.photos', leftOut.missingPhotos],
      ['bring.left.files', leftOut.otherFiles],
    ] as const
  ).filter(([, count]) => count > 0);
  if (found.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="bring-left">
      <Typography id="bring-left" variant="h3">
        <FormattedMessage id="bring.left" />
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
        {found.map(([id, count]) => (
          <li key={id}>
            <FormattedMessage id={id} values={{ count }} />
          </li>
        ))}
      </Box>
    </Box>
  );
};
