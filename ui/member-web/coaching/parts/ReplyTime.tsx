import { FormattedMessage } from 'react-intl';

/** Rounded up, so that nobody is promised less than it took. */
export const ReplyTime = ({ hours }: Readonly<{ hours: number }>) =>
  hours <= 24 ? (
    <FormattedMessage id="coaches.reply.hours" values={{ count: Math.max(1, Math.ceil(hours)) }} />
  ) : (
    <FormattedMessage id="coaches.reply.days" values={{ count: Math.ceil(hours / 24) }} />
  );
