export default {
  title: 'Dashboard',
  hosted: 'Events Hosted',
  joined: 'Events Joined',
  profile: 'Profile',
  haveCode: 'Have a code?',
  yourEvents: 'Your events',
} as const;
