import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { weekOf } from '#core/kernel/week.ts';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { FileIcon } from '#ui/icons.tsx';
import { dayOf } from '#ui/indicator/days.ts';
import { useFormats } from '#ui/intl.ts';
import { type OwnImport, useImports, useRemoveImport } from './data.ts';

const Row = ({ made, onRemove }: Readonly<{ made: OwnImport; onRemove: () => void }>) => {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const { source, fileName, createdAt, values, firstWeek, lastWeek } = made;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <FileIcon sx={{ color: 'text.secondary', mt: 0.25 }} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          <FormattedMessage id={`import.source.${source}`} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {fileName}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage
            id="import.made"
            values={{
              values,
              from: date(dayOf(weekOf(firstWeek).startsOn)),
              to: date(dayOf(weekOf(lastWeek).endsOn)),
              on: date(createdAt),
            }}
          />
        </Typography>
      </Box>
      <Button
        variant="outlined"
        color="error"
        size="small"
        sx={{ minHeight: 44, alignSelf: 'center' }}
        onClick={onRemove}
        aria-label={formatMessage({ id: 'import.remove.label' }, { name: fileName })}
      >
        <FormattedMessage id="import.remove" />
      </Button>
    </Box>
  );
};

/** What was brought in before; each goes as a whole. */
export const ImportList = () => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const query = useImports();
  const remove = useRemoveImport();
  const [leaving, setLeaving] = useState<OwnImport | null>(null);
  return (
    <Card component="section" aria-labelledby="import-list">
      <CardContent>
        <Typography id="import-list" variant="h2" sx={{ mb: 1.5 }}>
          <FormattedMessage id="import.list" />
        </Typography>
        <QueryView
          query={query}
          compact
          skeleton={<ListSkeleton rows={2} />}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <Typography sx={{ color: 'text.secondary' }}>
              <FormattedMessage id="import.list.empty" />
            </Typography>
          }
        >
          {({ items }) => (
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {items.map((made) => (
                <Row key={made.id} made={made} onRemove={() => setLeaving(made)} />
              ))}
            </Box>
          )}
        </QueryView>
        <ConfirmOnDemand
          open={leaving !== null}
          title={<FormattedMessage id="import.remove.title" />}
          confirmLabel={<FormattedMessage id="import.remove" />}
          dangerous
          onConfirm={async () => {
            if (!leaving) return;
            await remove(leaving.id);
            toast(formatMessage({ id: 'import.removed' }), { kind: 'success' });
          }}
          onClose={() => setLeaving(null)}
        >
          <FormattedMessage
            id="import.remove.text"
            values={{ name: leaving?.fileName ?? '', values: leaving?.values ?? 0 }}
          />
        </ConfirmOnDemand>
      </CardContent>
    </Card>
  );
};
