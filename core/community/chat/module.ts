import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { chatArchive, forgetChatsOf } from './archive.ts';
import { freezeRoomOf } from './steps/blocked-rooms.ts';
import { chatErrorParams, chatErrors } from './errors.ts';
import { leaveAllGroups } from './steps/groups.ts';
import { chatReactions } from './reactions.ts';
import { sharesRoom } from './room-mates.ts';
import { reportedChats } from './report-subjects.ts';
import { mayOpenInRoom, roomsShowing } from './shown-files.ts';
import { acceptRoom, declineRoom } from './use-cases/answer-request.ts';
import { muteRoom, pinRoom, unpinRoom } from './use-cases/arrange-rooms.ts';
import {
  addReaction,
  deleteMessage,
  editMessage,
  pinMessage,
  removeReaction,
  unpinMessage,
} from './use-cases/change-message.ts';
import { addMembers, changeRoom, handOverRoom, removeMember } from './use-cases/change-room.ts';
import { clearRoom, closeRoom, leaveRoom } from './use-cases/end-room.ts';
import { listMessages } from './use-cases/list-messages.ts';
import { countUnreadRooms, getRoom, listRooms } from './use-cases/list-rooms.ts';
import { listPresentMembers, liveChange } from './use-cases/live-change.ts';
import { typeInRoom } from './use-cases/type-in-room.ts';
import {
  closeAnyRoom,
  getAnyRoom,
  handOverAnyRoom,
  listAllRooms,
  purgeDeleted,
} from './use-cases/manage-rooms.ts';
import { openRoom } from './use-cases/open-room.ts';
import { listReaders, readRoom } from './use-cases/read-room.ts';
import { searchMessages } from './use-cases/search-messages.ts';
import { sendMessage } from './use-cases/send-message.ts';
import { translateMessage } from './use-cases/translate-message.ts';
import { notifyUnread } from './use-cases/notify-unread.ts';

const useCases = (ports: Composition) => ({
  listRooms: listRooms(ports),
  getRoom: getRoom(ports),
  openRoom: openRoom(ports),
  changeRoom: changeRoom(ports),
  closeRoom: closeRoom(ports),
  clearRoom: clearRoom(ports),
  leaveRoom: leaveRoom(ports),
  acceptRoom: acceptRoom(ports),
  declineRoom: declineRoom(ports),
  muteRoom: muteRoom(ports),
  pinRoom: pinRoom(ports),
  unpinRoom: unpinRoom(ports),
  handOverRoom: handOverRoom(ports),
  addMembers: addMembers(ports),
  removeMember: removeMember(ports),
  listMessages: listMessages(ports),
  sendMessage: sendMessage(ports),
  editMessage: editMessage(ports),
  deleteMessage: deleteMessage(ports),
  addReaction: addReaction(ports),
  removeReaction: removeReaction(ports),
  pinMessage: pinMessage(ports),
  unpinMessage: unpinMessage(ports),
  readRoom: readRoom(ports),
  listReaders: listReaders(ports),
  searchMessages: searchMessages(ports),
  translateMessage: translateMessage(ports),
  countUnreadRooms: countUnreadRooms(ports),
  typeInRoom: typeInRoom(ports),
  liveChange: liveChange(ports),
  listPresentMembers: listPresentMembers(ports),
  listAllRooms: listAllRooms(ports),
  getAnyRoom: getAnyRoom(ports),
  closeAnyRoom: closeAnyRoom(ports),
  handOverAnyRoom: handOverAnyRoom(ports),
  notifyUnread: notifyUnread(ports),
  purgeDeleted: purgeDeleted(ports),
});

export const chatModule = {
  name: 'chat',
  errors: chatErrors,
  errorParams: chatErrorParams,
  reactions: chatReactions,
  hooks: {
    archiveOf: chatArchive,
    isKnownTo: sharesRoom,
    reportSubjects: reportedChats,
    mayOpenMedium: mayOpenInRoom,
    mediumUsesOf: roomsShowing,
    whenBlocked: freezeRoomOf,
    whenMemberLeaves: (repositories, userId, { at, ids }) =>
      leaveAllGroups(repositories, userId, { at, ids }),
    whenMemberIsAnonymised: forgetChatsOf,
  },
  features: {
    CHAT: ['openRoom', 'acceptRoom', 'addMembers', 'sendMessage', 'editMessage', 'addReaction', 'typeInRoom'],
  },
  useCases,
} as const satisfies Module;
