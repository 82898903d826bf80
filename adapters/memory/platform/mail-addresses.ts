import type { DeliveryReport } from '#core/platform/notification/delivery/delivery-report.ts';
import type { MailAddress } from '#core/platform/notification/delivery/mail-address.ts';
import type { DeliveryReports, MailAddresses } from '#core/platform/notification/delivery/ports.ts';
import { deleteRows, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    deliveryReports: DeliveryReport;
    mailAddresses: MailAddress;
  }
}

export const memoryDeliveryReports = (view: () => View): DeliveryReports => ({
  async insert(report) {
    const key = `${report.mailId} ${report.kind}`;
    if (view().table('deliveryReports').get(key)) return false;
    view().table('deliveryReports').set(key, report);
    return true;
  },
});

export const memoryMailAddresses = (view: () => View): MailAddresses => {
  const addresses = () => view().table('mailAddresses');
  return {
    find: async (address) => addresses().get(address) ?? null,
    // One transaction runs at a time.
    lock: async (fresh) => addresses().get(fresh.address) ?? fresh,

    async put(address) {
      addresses().set(address.address, address);
    },

    of: async (id) =>
      addresses()
        .all()
        .filter(({ userId }) => userId === id),

    async deleteAllOf(id) {
      deleteRows(addresses(), ({ userId }) => userId === id);
    },
  };
};
