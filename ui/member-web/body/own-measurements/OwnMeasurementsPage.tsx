import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { maxOwnMeasurements } from '#core/body/own-measurement/own-measurement.ts';
import { addDays } from '#core/kernel/week.ts';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { ScalePicture } from '#ui/illustrations/scenes.tsx';
import { useThisWeek } from '#ui/indicator/use-this-week.ts';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { paths } from '../../app/paths.ts';
import { type OwnMeasurement, useOwnMeasurements } from '../data.ts';
import { useOwnList } from './data.ts';
import { MeasurementCard } from './MeasurementCard.tsx';
import { MeasurementForm } from './MeasurementForm.tsx';

declare global {
  interface MessageCatalogues {
    'own-measurements': typeof import('./messages/vi.json');
  }
}

/** The list with two neighbours in each other’s place. */
const swapped = (items: readonly OwnMeasurement[], index: number): readonly string[] =>
  items.map((_, place) => {
    const from = place === index ? index + 1 : place === index + 1 ? index : place;
    return items[from]?.id ?? '';
  });

const AddCard = ({ onClose }: Readonly<{ onClose: () => void }>) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { add } = useOwnList();
  return (
    <Card component="section" aria-labelledby="own-add">
      <CardContent>
        <Typography id="own-add" variant="h2" sx={{ mb: 2 }}>
          <FormattedMessage id="own.add" />
        </Typography>
        <MeasurementForm
          onSave={async (typed) => {
            await add(typed);
            toast(formatMessage({ id: 'own.added' }, { name: typed.name }), { kind: 'success' });
          }}
          onClose={onClose}
        />
      </CardContent>
    </Card>
  );
};

/** What a member measures beside the profile: named, filled in on any day, seen by nobody else. */
export default function OwnMeasurementsPage() {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const query = useOwnMeasurements();
  const { order, remove } = useOwnList();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<OwnMeasurement | null>(null);
  const { week, passed } = useThisWeek();
  const today = addDays(week.startsOn, passed - 1);
  const items = query.data?.items ?? [];
  const addButton = (
    <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setAdding(true)}>
      <FormattedMessage id="own.add" />
    </Button>
  );
  const move = (index: number) =>
    order.mutate(swapped(items, index), {
      onError: () => toast(formatMessage({ id: 'own.notMoved' }), { kind: 'error' }),
    });

  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'own.title' })}
      description={<FormattedMessage id="own.lead" />}
      above={
        <BackLink to={paths.timeline}>
          <FormattedMessage id="own.timeline" />
        </BackLink>
      }
    >
      <Stack sx={{ gap: 2.5 }}>
        {isAdding && <AddCard onClose={() => setAdding(false)} />}
        <QueryView
          query={query}
          skeleton={<ListSkeleton rows={3} />}
          isEmpty={(data) => data.items.length === 0}
          empty={
            isAdding ? null : (
              <EmptyState
                picture={<ScalePicture />}
                title={<FormattedMessage id="own.empty" />}
                action={addButton}
              >
                <FormattedMessage id="own.empty.why" />
              </EmptyState>
            )
          }
        >
          {(data) => (
            <Stack sx={{ gap: 2.5 }}>
              {data.items.map((measurement, index) => (
                <MeasurementCard
                  key={measurement.id}
                  measurement={measurement}
                  today={today}
                  weekStart={week.startsOn}
                  onUp={index === 0 ? null : () => move(index - 1)}
                  onDown={index === data.items.length - 1 ? null : () => move(index)}
                  onRemove={() => setLeaving(measurement)}
                />
              ))}
              {!isAdding && (
                <div>
                  {data.items.length < maxOwnMeasurements ? (
                    addButton
                  ) : (
                    <Typography sx={{ color: 'text.secondary' }}>
                      <FormattedMessage id="own.full" values={{ max: maxOwnMeasurements }} />
                    </Typography>
                  )}
                </div>
              )}
            </Stack>
          )}
        </QueryView>
      </Stack>
      <ConfirmOnDemand
        open={leaving !== null}
        title={<FormattedMessage id="own.remove.title" values={{ name: leaving?.name ?? '' }} />}
        confirmLabel={<FormattedMessage id="ui.delete" />}
        dangerous
        onConfirm={async () => {
          if (!leaving) return;
          await remove(leaving.id);
          toast(formatMessage({ id: 'own.removed' }, { name: leaving.name }), { kind: 'success' });
        }}
        onClose={() => setLeaving(null)}
      >
        <FormattedMessage id="own.remove.text" values={{ values: leaving?.values ?? 0 }} />
      </ConfirmOnDemand>
    </Page>
  );
}
