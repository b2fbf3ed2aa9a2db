/** Mails about the account itself. Lines have at most 76 characters, so that mail programs do not cut them. */
export default {
  reset: {
    subject: 'Set a new password for Serendip',
    text: `Hello,

somebody, hopefully you, asked to set a new password for your Serendip
account. Open this link within {hours} hours to choose one:

{link}

The link works once. If it was not you, ignore this mail: your password
stays as it is.
{more}`,
    devices: `
These devices can sign in to your account without a password, and a new
password does not change that. If you do not know one of them, remove it
on your profile:

{devices}
`,
    tokens: `
These API tokens let programs act for you, and a new password does not
change that. If you do not know one of them, revoke it on your profile:

{tokens}
`,
    added: '- {name} (added on {date})',
    firstProof: `
The address was never confirmed. So a new password also ends what was made
with it before: open sessions, devices, API tokens, co-hosts and your
card. Events of the account are closed until you open them.
`,
  },
  confirm: {
    subject: 'Confirm your e-mail address for Serendip',
    text: `Hello,

somebody, hopefully you, made a Serendip account with this e-mail address.
Open this link within {days} days to confirm that it is yours:

{link}

Open it in the browser where you are signed in. Anywhere else it ends what
was made with this address before, in case a stranger made it: the password,
open sessions, co-hosts and the card. Events are closed until you open them.

If it was not you, ignore this mail. The address then stays marked as
'not confirmed' where others see it.
`,
    change: `Hello,

somebody, hopefully you, wants to use this e-mail address for their Serendip
account. Open this link within {days} days to change it:

{link}

Open it in the browser where you are signed in. Anywhere else it also ends
what was made with the account before, in case a stranger made it: the
password, open sessions, co-hosts and the card. Events are closed until you
open them.

If it was not you, ignore this mail: nothing changes.
`,
  },
  code: {
    subject: 'Your code to sign in to Serendip',
    text: `Hello,

this is your code to sign in to Serendip:

{code}

Or open this link, and press the button on the page:

{link}

Both work once and for {minutes} minutes.
Ask again within that time, and the same code is mailed again.
If you did not ask for a code, ignore this mail. Give the code to nobody:
no one who works on Serendip will ever ask you for it.
`,
  },
  emailChange: {
    subject: 'The e-mail address of your Serendip account',
    asked: `Hello,

somebody, hopefully you, asked for another e-mail address of your Serendip
account. Once the link in the mail to the new address is opened, you sign
in with that one.

If it was not you, set a new password at once:

{page}
`,
    changed: `Hello,

somebody, hopefully you, changed the e-mail address of your Serendip
account. You sign in with the new one now.

If it was not you, ask the person who runs this server.
`,
  },
} as const;
