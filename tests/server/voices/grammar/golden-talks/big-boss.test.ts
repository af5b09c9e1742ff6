import { expect, test } from 'vitest'
import { Talk } from '../../a-talk.ts'

test('Big Boss: a player without reputation', () => {
  const talk = new Talk('bigboss', 'nobody')
    .say('hello')
    .say('need a loan')
    .say("what's the word?")
    .say('My cousin says you are fat')
    .say("I'll kill you")
    .say('I was only talking about the garden')
    .say('bye')
  expect(`\n${talk}\n`).toMatchInlineSnapshot(`
    "
    > hello
    So. $2,000. Everyone starts somewhere.
    > need a loan
    Not for a stranger.
    > what's the word?
    The market remembers its mean.
    > My cousin says you are fat
    Noted.
    > I'll kill you
    Say it again. Slowly.
    > I was only talking about the garden
    I prune at dawn. I think of names.
    > bye
    Until I call.
    "
  `)
})

test('Big Boss: a player with reputation', () => {
  const talk = new Talk('bigboss', 'name', { reputation: 0.9, netWorthCents: 9_000_000 })
    .say('hello')
    .say('need a loan')
    .say('make it 1 million')
    .take('Accept loan')
    .wait(16)
    .say('hello')
    .say('please')
    .take('Beg for mercy')
    .say('I pay it all')
  expect(`\n${talk}\n`).toMatchInlineSnapshot(`
    "
    > hello
    Few find this door. Why you, Lucky Strike?
    > need a loan
    $45,000. Disappoint nobody. Deal?
      [Deal] [No deal]
    > make it 1 million
    $1,000,000? Earn it. $45,000 now. Borrow it. $45,000.
      [Accept loan] [Reject loan] [Negotiate terms]
    * Accept loan
    $45,000. My eyes go with it.
    (16 days later)
    > hello
    6 days. Nobody does that. Time's up.
      [Pay 10k] [Beg for mercy]
    > please
    Pay. Or kneel. And time's up.
      [Pay 10k] [Beg for mercy]
    * Beg for mercy
    1 day. Go.
    > I pay it all
    On the table. Time's up, Lucky Strike.
      [Pay 10k] [Beg for mercy]
    "
  `)
})
