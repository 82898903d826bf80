import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Reference } from '#core/body/indicator/explanation/references.ts';
import { useFormats } from '../intl.ts';
import { useWords } from './words.ts';

/** What others say about the same number: where it stands there, and the paper that says so behind one tap. */
export const References = ({ references }: Readonly<{ references: readonly Reference[] }>) => {
  const say = useWords();
  const { number } = useFormats();
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}>
      {references.map(({ key, title, cuts, standing, note, source }) => (
        <Box component="li" key={key}>
          <Typography sx={{ fontWeight: 600 }}>
            {say(title)}
            {standing !== null && `: ${say(standing)}`}
          </Typography>
          {cuts.length > 1 && (
            <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
              {cuts.map((cut) => number(cut, Number.isInteger(cut) ? 0 : 1)).join(' · ')}
            </Typography>
          )}
          {note !== null && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {say(note)}
            </Typography>
          )}
          <Link
            href={source.url}
            target="_blank"
            rel="noopener noreferrer"
            variant="body2"
            sx={{ display: 'inline-block', py: 1 }}
          >
            {source.text}
          </Link>
        </Box>
      ))}
    </Stack>
  );
};
