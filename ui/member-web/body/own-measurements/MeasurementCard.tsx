import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { dayOf } from '#ui/indicator/days.ts';
import { useFormats } from '#ui/intl.ts';
import type { OwnMeasurement } from '../data.ts';
import { type OwnValue, useOwnList } from './data.ts';
import { History } from './History.tsx';
import { MeasurementForm } from './MeasurementForm.tsx';
import { useOwnText } from './use-own-text.ts';
import { ValueForm } from './ValueForm.tsx';

type Props = Readonly<{
  measurement: OwnMeasurement;
  today: string;
  weekStart: string;
  /** Null: it stands first, or last. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onRemove: () => void;
}>;

type ActionsProps = Pick<Props, 'onUp' | 'onDown' | 'onRemove'> &
  Readonly<{ name: string; values: number; isOpen: boolean; onOpen: () => void; onEdit: () => void }>;

const Actions = ({ name, values, isOpen, onOpen, onEdit, onUp, onDown, onRemove }: ActionsProps) => {
  const { formatMessage } = useIntl();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -1 }}>
      <Button variant="text" aria-expanded={isOpen} onClick={onOpen}>
        <FormattedMessage id={isOpen ? 'own.history.close' : 'own.history.open'} values={{ values }} />
      </Button>
      <Button variant="text" onClick={onEdit} aria-label={formatMessage({ id: 'own.edit.label' }, { name })}>
        <FormattedMessage id="ui.edit" />
      </Button>
      {onUp !== null && (
        <Button variant="text" onClick={onUp} aria-label={formatMessage({ id: 'own.up.label' }, { name })}>
          <FormattedMessage id="own.up" />
        </Button>
      )}
      {onDown !== null && (
        <Button
          variant="text"
          onClick={onDown}
          aria-label={formatMessage({ id: 'own.down.label' }, { name })}
        >
          <FormattedMessage id="own.down" />
        </Button>
      )}
      <Button
        variant="text"
        color="error"
        onClick={onRemove}
        aria-label={formatMessage({ id: 'own.remove.label' }, { name })}
      >
        <FormattedMessage id="ui.delete" />
      </Button>
    </Box>
  );
};

export const MeasurementCard = ({ measurement, today, weekStart, onUp, onDown, onRemove }: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const toast = useToast();
  const text = useOwnText();
  const { change } = useOwnList();
  const [isEditing, setEditing] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [corrected, setCorrected] = useState<OwnValue | null>(null);
  const [round, setRound] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const { name, latest, values } = measurement;
  const range = text.range(measurement);
  const isThisWeek = latest !== null && latest.day >= weekStart;

  return (
    <Card component="section" aria-labelledby={`${id}-name`}>
      <CardContent>
        <Stack sx={{ gap: 2 }}>
          <Box>
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}
            >
              <Typography
                id={`${id}-name`}
                ref={heading}
                tabIndex={-1}
                variant="h2"
                sx={{ fontSize: '1.25rem', overflowWrap: 'anywhere' }}
              >
                {name}
              </Typography>
              {isThisWeek && <StatusChip status="done" label={<FormattedMessage id="own.thisWeek" />} />}
            </Box>
            <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {latest === null ? (
                <FormattedMessage id="own.noValue" />
              ) : (
                <FormattedMessage
                  id="own.latest"
                  values={{ value: text.value(measurement, latest), day: date(dayOf(latest.day)) }}
                />
              )}
            </Typography>
            {range !== null && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <FormattedMessage id="own.range.shown" values={{ range }} />
              </Typography>
            )}
          </Box>
          {isEditing ? (
            <MeasurementForm
              start={measurement}
              onSave={async (typed) => {
                await change({ ...typed, id: measurement.id });
                toast(formatMessage({ id: 'ui.saved' }), { kind: 'success' });
              }}
              onClose={() => setEditing(false)}
            />
          ) : (
            <ValueForm
              key={`${corrected?.day ?? 'new'} ${round}`}
              measurement={measurement}
              today={today}
              start={corrected}
              onDone={() => {
                setCorrected(null);
                setRound(round + 1);
                // The form that had the focus is another one now.
                heading.current?.focus();
              }}
            />
          )}
          {!isEditing && (
            <Actions
              name={name}
              values={values}
              isOpen={isOpen}
              onOpen={() => setOpen(!isOpen)}
              onEdit={() => setEditing(true)}
              {...{ onUp, onDown, onRemove }}
            />
          )}
          {isOpen && !isEditing && <History measurement={measurement} onEdit={setCorrected} />}
        </Stack>
      </CardContent>
    </Card>
  );
};
