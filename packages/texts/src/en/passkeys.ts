export default {
  title: 'Sign in with this device',
  lead: 'Your fingerprint, face or PIN signs you in, without a password. It stays on your device.',
  add: 'Add this device',
  adding: 'Adding...',
  added: 'This device can sign you in now.',
  // Of a device on the list; {added} and {used} are moments.
  unused: 'Added {added}. Not used yet.',
  used: 'Added {added}. Last used {used}.',
  remove: 'Remove {name}',
  removeQuestion: 'Remove this device?',
  removeLead: '{name} cannot sign you in any more, and everything signed in with it is signed out.',
  removeConfirm: 'Remove',
  notRemoved: 'Failed to remove the device',
  addLead: 'Your browser asks for your fingerprint, face or PIN. Add only a device of your own.',
  name: 'Name of this device',
  nameHint: 'So that you recognise it on your list.',
  notAdded: 'This device could not be added. Please try again.',
  onList: 'This device is on your list already.',
  otherBrowser: 'This device could not be added. Please try again, or use another browser.',
  stale:
    '{minutes, plural, one {To add a device we ask for a sign-in within the last minute. Then nobody who finds your screen open can add a device.} other {To add a device we ask for a sign-in within the last # minutes. Then nobody who finds your screen open can add a device.}}',
  // Proposed names of a person's own device.
  devices: {
    iPhone: 'My iPhone',
    iPad: 'My iPad',
    android: 'My Android phone',
    chromebook: 'My Chromebook',
    mac: 'My Mac',
    windows: 'My Windows PC',
    linux: 'My Linux PC',
    other: 'My device',
  },
} as const;
