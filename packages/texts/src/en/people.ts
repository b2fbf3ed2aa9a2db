export default {
  // In place of the name of somebody who has deleted the account.
  deletedUser: 'Deleted user',
  // In place of the reasons for a match.
  hasDeleted: 'This person has deleted their account.',
} as const;
