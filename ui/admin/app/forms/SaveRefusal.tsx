import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import type { ErrorCode } from '#core/kernel/domain-error.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';

/** Another person was faster: what is shown is no longer what is there. */
const outdated = [
  'version.stale',
  'payment.not_pending',
  'payment.second_person_required',
  'incoming_transfer.not_waiting',
  'partner_claim.not_pending',
  'order.not_pending',
  'coach_request.not_pending',
  'specialization.not_pending',
  'specialization.not_found',
  'announcement.not_sending',
  'post.wrong_state',
] as const satisfies readonly ErrorCode[];

type Props = Readonly<{
  /** Undefined: nothing was refused. */
  refusal: unknown;
  reload?: (() => unknown) | undefined;
}>;

/** Why a form was not saved; where another person acted meanwhile, with the way to what is there now. */
export const SaveRefusal = ({ refusal, reload }: Props) =>
  refusal === undefined ? null : (
    <>
      <ErrorNote error={refusal} />
      {outdated.some((code) => isApiError(refusal, code)) && reload !== undefined && (
        <Button variant="outlined" sx={{ mb: 2 }} onClick={() => void reload()}>
          <FormattedMessage id="console.reload" />
        </Button>
      )}
    </>
  );
