import { notificationArchive } from './archive.ts';
import { forgetReader } from './forget-reader.ts';
import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { mailBulk } from './bulk.ts';
import { browseNotifications, viewNotification } from './use-cases/browse-notifications.ts';
import {
  getNotificationSettings,
  setNotificationSettings,
  unsubscribe,
} from './use-cases/choose-notifications.ts';
import { deleteAllNotifications, deleteNotification } from './use-cases/delete-notifications.ts';
import { getMailTemplate, listMailTemplates, updateMailTemplate } from './use-cases/edit-mail-template.ts';
import { countUnread, listNotifications } from './use-cases/list-notifications.ts';
import { getMail, listMails, readKeptMail, retryMail } from './use-cases/mail-log.ts';
import { previewMail, sendTestMail } from './use-cases/preview-mail.ts';
import { readAllNotifications, readNotification } from './use-cases/read-notifications.ts';
import { getRhythm, setRhythm } from './use-cases/choose-rhythm.ts';
import { sendMails } from './use-cases/send-mails.ts';
import { sendPushes } from './use-cases/send-pushes.ts';
import { subscribePush, unsubscribePush } from './use-cases/subscribe-push.ts';
import { writeDigests } from './use-cases/write-digests.ts';
import { writeAnnouncements } from './use-cases/write-announcements.ts';
import {
  countAudience,
  getAnnouncement,
  listAnnouncements,
  previewAnnouncement,
  sendAnnouncement,
  sendTestAnnouncement,
  stopAnnouncement,
} from './use-cases/write-to-members.ts';
import { deliveryReactions } from './delivery/reactions.ts';
import {
  clearMemberAddress,
  getMemberAddress,
  getOwnAddress,
  keepOwnAddress,
} from './delivery/use-cases/address-state.ts';
import {
  readReturnedMails,
  receiveMailNotice,
  receiveStatusMail,
} from './delivery/use-cases/receive-reports.ts';
import { notificationErrors, notificationErrorParams } from './errors.ts';

const notificationUseCases = (ports: Composition) => ({
  listNotifications: listNotifications(ports),
  countUnread: countUnread(ports),
  readNotification: readNotification(ports),
  readAllNotifications: readAllNotifications(ports),
  deleteNotification: deleteNotification(ports),
  deleteAllNotifications: deleteAllNotifications(ports),
  getNotificationSettings: getNotificationSettings(ports),
  setNotificationSettings: setNotificationSettings(ports),
  unsubscribe: unsubscribe(ports),
  getRhythm: getRhythm(ports),
  setRhythm: setRhythm(ports),
  writeDigests: writeDigests(ports),
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
  subscribePush: subscribePush(ports),
  unsubscribePush: unsubscribePush(ports),
  sendPushes: sendPushes(ports),
  browseNotifications: browseNotifications(ports),
  viewNotification: viewNotification(ports),
  listAnnouncements: listAnnouncements(ports),
  getAnnouncement: getAnnouncement(ports),
  countAudience: countAudience(ports),
  previewAnnouncement: previewAnnouncement(ports),
  sendTestAnnouncement: sendTestAnnouncement(ports),
  sendAnnouncement: sendAnnouncement(ports),
  stopAnnouncement: stopAnnouncement(ports),
  writeAnnouncements: writeAnnouncements(ports),
  receiveMailNotice: receiveMailNotice(ports),
  receiveStatusMail: receiveStatusMail(ports),
  readReturnedMails: readReturnedMails(ports),
  getMemberAddress: getMemberAddress(ports),
  clearMemberAddress: clearMemberAddress(ports),
  getOwnAddress: getOwnAddress(ports),
  keepOwnAddress: keepOwnAddress(ports),
});

export const notificationModule = {
  name: 'notification',
  errors: notificationErrors,
  errorParams: notificationErrorParams,
  reactions: deliveryReactions,
  hooks: { archiveOf: notificationArchive, whenMemberIsAnonymised: forgetReader },
  bulk: mailBulk,
  useCases: notificationUseCases,
  sensitive: ['sendAnnouncement'],
} as const satisfies Module;
