import { FormattedMessage, useIntl } from 'react-intl';
import type { Audience } from './data.ts';

/** "Huấn luyện viên · Pro · Tiếng Việt", or everybody. */
export const AudienceText = ({ audience }: Readonly<{ audience: Audience }>) => {
  const { formatMessage } = useIntl();
  const { type, level, language, userIds } = audience;
  const parts = [
    ...(type === null ? [] : [formatMessage({ id: `user.type.${type}` })]),
    ...(level === null ? [] : [formatMessage({ id: `user.level.${level}` })]),
    ...(language === null ? [] : [formatMessage({ id: `console.language.${language}` })]),
    ...(userIds === null
      ? []
      : [formatMessage({ id: 'console.emails.people.count' }, { count: userIds.length })]),
  ];
  return parts.length === 0 ? <FormattedMessage id="console.emails.everybody" /> : parts.join(' · ');
};
