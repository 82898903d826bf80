import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { inLanguage } from '#core/kernel/language.ts';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { useLanguage } from '#ui/intl.ts';
import { standingColours, standingOf } from './request-colours.ts';
import { type OwnRequest, type Specialization, blocksNewRequest } from './data.ts';

type Props = Readonly<{
  types: readonly Specialization[];
  requests: readonly OwnRequest[];
  onAsk: (type: Specialization['id']) => void;
}>;

/** Everything coaches can be recognised for, and what of it one has or waits for. */
export const TypeList = ({ types, requests, onAsk }: Props) => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  return (
    <Card>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {types.map(({ id, label, description, infoUrl }) => {
          const inTheWay = requests.find((request) => request.type === id && blocksNewRequest(request));
          const name = inLanguage(label, language);
          return (
            <Box
              component="li"
              key={id}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1.5,
                alignItems: 'center',
                justifyContent: 'space-between',
                px: 2.5,
                py: 1.75,
                borderTop: '1px solid',
                borderColor: 'divider',
                '&:first-of-type': { borderTop: 0 },
              }}
            >
              <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
                <Typography component="h3" sx={{ fontWeight: 600 }}>
                  {name}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {inLanguage(description, language)}
                </Typography>
                {infoUrl !== null && (
                  <Link
                    href={infoUrl}
                    target="_blank"
                    rel="noopener noreferrer"
                    variant="body2"
                    sx={{ display: 'inline-block', py: 0.5 }}
                  >
                    <FormattedMessage id="specialization.info" values={{ type: name }} />
                  </Link>
                )}
              </Box>
              {inTheWay === undefined ? (
                <Button
                  variant="outlined"
                  onClick={() => onAsk(id)}
                  aria-label={formatMessage({ id: 'specialization.ask.for' }, { type: name })}
                >
                  <FormattedMessage id="specialization.ask" />
                </Button>
              ) : (
                <StatusChip
                  status={standingColours[standingOf(inTheWay)]}
                  label={<FormattedMessage id={`specialization.standing.${standingOf(inTheWay)}`} />}
                />
              )}
            </Box>
          );
        })}
      </Box>
    </Card>
  );
};
