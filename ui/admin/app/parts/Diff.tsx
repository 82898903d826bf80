import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { useAuditWords } from './audit-words.ts';
import { differences } from './diff.ts';

const old = { color: 'error.onSoft', bgcolor: 'error.soft', textDecoration: 'line-through' } as const;
const fresh = { color: 'success.onSoft', bgcolor: 'success.soft', textDecoration: 'none' } as const;
const value = {
  px: 0.75,
  borderRadius: '6px',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  boxDecorationBreak: 'clone',
} as const;

const Gone = ({ text }: Readonly<{ text: string }>) => (
  <Box component="del" sx={{ ...value, ...old }}>
    <Box component="span" sx={visuallyHidden}>
      <FormattedMessage id="console.audit.before" />{' '}
    </Box>
    {text}
  </Box>
);
const Come = ({ text }: Readonly<{ text: string }>) => (
  <Box component="ins" sx={{ ...value, ...fresh }}>
    <Box component="span" sx={visuallyHidden}>
      <FormattedMessage id="console.audit.after" />{' '}
    </Box>
    {text}
  </Box>
);

/** Before and after, field by field, in words. */
export const Diff = ({
  before,
  after,
  targetType,
}: Readonly<{ before: unknown; after: unknown; targetType?: string }>) => {
  const { fieldName, valueText } = useAuditWords(targetType);
  const found = differences(before, after);
  if (found.length === 0) return null;
  return (
    <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 0.75 }}>
      {found.map(({ path, before: was, after: is, list }) => (
        <Box
          key={path}
          sx={{
            display: 'grid',
            gap: { xs: 0, sm: 1.5 },
            gridTemplateColumns: { sm: '180px minmax(0, 1fr)' },
          }}
        >
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {fieldName(path)}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ m: 0, display: 'flex', gap: 0.75, flexWrap: 'wrap' }}
          >
            {list === null ? (
              <>
                {was !== null && was !== undefined && <Gone text={valueText(path, was)} />}
                {is !== null && is !== undefined && <Come text={valueText(path, is)} />}
              </>
            ) : (
              <>
                {list.removed.map((one) => (
                  <Gone key={`-${JSON.stringify(one)}`} text={valueText(path, one)} />
                ))}
                {list.added.map((one) => (
                  <Come key={`+${JSON.stringify(one)}`} text={valueText(path, one)} />
                ))}
              </>
            )}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};
