import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { EditIcon, LockIcon } from '#ui/icons.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { RetentionDialog } from './RetentionDialog.tsx';
import { type RetentionRow, useRetention } from './data.ts';

const muted = { color: 'text.secondary' } as const;

const KeptKind = ({ row, onChange }: Readonly<{ row: RetentionRow; onChange: () => void }>) => {
  const { formatMessage } = useIntl();
  const { kind, days, least, most, usual } = row;
  const name = formatMessage({ id: `console.retention.${kind}.name` });
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 3 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 220px' },
        py: 2,
      }}
    >
      <Box>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography variant="body2">
          <FormattedMessage id={`console.retention.${kind}.what`} />
        </Typography>
        <Typography variant="body2" sx={{ ...muted, mt: 0.5 }}>
          <FormattedMessage id={`console.retention.${kind}.why`} />
        </Typography>
      </Box>
      <Box>
        <Typography sx={{ fontWeight: 600 }}>
          <FormattedMessage id="console.retention.kept" values={{ days }} />
        </Typography>
        <Typography variant="body2" sx={muted}>
          <FormattedMessage id="console.retention.bounds" values={{ least, most, usual }} />
        </Typography>
        <Button
          variant="outlined"
          size="small"
          startIcon={<EditIcon />}
          onClick={onChange}
          aria-label={formatMessage({ id: 'console.retention.change.of' }, { name })}
          sx={{ mt: 1 }}
        >
          <FormattedMessage id="console.retention.change" />
        </Button>
      </Box>
    </Box>
  );
};

const RetentionPage = () => {
  const { formatMessage } = useIntl();
  const query = useRetention();
  const [changed, setChanged] = useState<RetentionRow>();
  return (
    <ConsolePage
      title={formatMessage({ id: 'resources.retention.name' }, { smart_count: 2 })}
      description={<FormattedMessage id="console.retention.intro" />}
      width={960}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={8} />}>
        {({ items, fixed }) => (
          <>
            <Section title={<FormattedMessage id="console.retention.set" />}>
              <Stack
                component="ul"
                divider={<Divider component="li" aria-hidden />}
                sx={{ m: 0, p: 0, listStyle: 'none' }}
              >
                {items.map((row) => (
                  <KeptKind key={row.kind} row={row} onChange={() => setChanged(row)} />
                ))}
              </Stack>
            </Section>
            <Section
              title={<FormattedMessage id="console.retention.fixed" />}
              note={<FormattedMessage id="console.retention.fixed.note" />}
            >
              <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {fixed.map((kind) => (
                  <Box component="li" key={kind} sx={{ display: 'flex', gap: 1.5 }}>
                    <LockIcon fontSize="small" aria-hidden sx={{ ...muted, mt: 0.25 }} />
                    <Box>
                      <Typography component="h3" sx={{ fontWeight: 600 }}>
                        <FormattedMessage id={`console.retention.fixed.${kind}.name`} />
                      </Typography>
                      <Typography variant="body2" sx={muted}>
                        <FormattedMessage id={`console.retention.fixed.${kind}.why`} />
                      </Typography>
                    </Box>
                  </Box>
                ))}
              </Stack>
            </Section>
          </>
        )}
      </QueryView>
      {changed && (
        <RetentionDialog key={changed.version} row={changed} onClose={() => setChanged(undefined)} />
      )}
    </ConsolePage>
  );
};

export default RetentionPage;
