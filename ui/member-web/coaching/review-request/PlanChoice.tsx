import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '#ui/intl.ts';
import type { RequestForm } from '../data.ts';
import { Cards } from './Cards.tsx';
import { plans } from './request-draft.ts';
import type { Request } from './use-request.ts';

type Props = Readonly<{ flow: Request; form: RequestForm }>;

/** One review, or four in four weeks: what each costs and what becomes of weeks that are not used. */
export const PlanChoice = ({ flow, form }: Props) => {
  const { date } = useFormats();
  const { price, bundlePrice, bundle } = form;
  if (!flow.hasBundle) return null;
  const isBought = bundle !== null;
  return (
    <Box sx={{ mb: 2.5 }}>
      <Typography component="h3" variant="h3" sx={{ mb: 1.5 }}>
        <FormattedMessage id="reviewRequest.plan" />
      </Typography>
      <Cards
        label={<FormattedMessage id="reviewRequest.plan" />}
        chosen={flow.plan}
        onChoose={(value) => flow.change({ plan: plans.find((plan) => plan === value) ?? 'SINGLE' })}
        cards={[
          {
            value: 'SINGLE',
            label: <FormattedMessage id="reviewRequest.plan.SINGLE" />,
            description: <FormattedMessage id="reviewRequest.plan.SINGLE.text" values={{ price }} />,
          },
          {
            value: 'BUNDLE',
            label: (
              <FormattedMessage
                id={isBought ? 'reviewRequest.plan.USE' : 'reviewRequest.plan.BUY'}
                values={{ count: bundle?.unused ?? 0 }}
              />
            ),
            description: isBought ? (
              <FormattedMessage id="reviewRequest.plan.USE.text" values={{ date: date(bundle.endsAt) }} />
            ) : (
              <FormattedMessage id="reviewRequest.plan.BUY.text" values={{ price: bundlePrice ?? 0 }} />
            ),
          },
        ]}
      />
    </Box>
  );
};
