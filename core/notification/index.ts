import type { Ports } from '#core/ports.ts';
import {
  getNotificationSettings,
  setNotificationSettings,
  unsubscribe,
} from './use-cases/choose-notifications.ts';
import { deleteAllNotifications, deleteNotification } from './use-cases/delete-notifications.ts';
import { getMailTemplate, listMailTemplates, updateMailTemplate } from './use-cases/edit-mail-template.ts';
import { handleEvents } from './use-cases/handle-events.ts';
import { countUnread, listNotifications } from './use-cases/list-notifications.ts';
import { getMail, listMails, readKeptMail, retryMail } from './use-cases/mail-log.ts';
import { previewMail, sendTestMail } from './use-cases/preview-mail.ts';
import { readAllNotifications, readNotification } from './use-cases/read-notifications.ts';
import { sendMails } from './use-cases/send-mails.ts';

export const notificationUseCases = (ports: Ports) => ({
  listNotifications: listNotifications(ports),
  countUnread: countUnread(ports),
  readNotification: readNotification(ports),
  readAllNotifications: readAllNotifications(ports),
  deleteNotification: deleteNotification(ports),
  deleteAllNotifications: deleteAllNotifications(ports),
  getNotificationSettings: getNotificationSettings(ports),
  setNotificationSettings: setNotificationSettings(ports),
  unsubscribe: unsubscribe(ports),
  listMailTemplates: listMailTemplates(ports),
  getMailTemplate: getMailTemplate(ports),
  updateMailTemplate: updateMailTemplate(ports),
  previewMail: previewMail(ports),
  sendTestMail: sendTestMail(ports),
  listMails: listMails(ports),
  getMail: getMail(ports),
  retryMail: retryMail(ports),
  readKeptMail: readKeptMail(ports),
  sendMails: sendMails(ports),
  handleEvents: handleEvents(ports),
});
