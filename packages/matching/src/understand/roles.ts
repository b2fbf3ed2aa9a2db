/**
 * How much something said counts in each role; a role left out counts nothing. A `concern` is what somebody has to do with
 * because they look for it or lack it: it makes them like others who do, and never somebody who has it to give. What somebody
 * wants to do in `company` they have to give to whoever wants the same.
 */
export type Roles = Partial<Record<'offer' | 'need' | 'fact' | 'interest' | 'concern' | 'company' | 'refusal', number>>;
