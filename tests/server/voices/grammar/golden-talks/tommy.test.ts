import { expect, test } from 'vitest'
import { Talk } from '../../a-talk.ts'

test('tommy: too rich for him, then down on the floor', () => {
  const talk = new Talk('tommy', 'poor')
    .say('hey tommy')
    .say('need a loan')
    .say("what's the word?")
    .owns(30_000)
    .say('lend me 5 grand')
    .say('can you do two weeks?')
    .take('Negotiate terms')
    .take('Accept loan')
    .say('can I get another loan')
    .wait(2)
    .say('I pay 300')
    .take('Pay debt')
    .wait(2)
    .say('hi')
  expect(`\n${talk}\n`).toMatchInlineSnapshot(`
    "
    > hey tommy
    Hey, come in, come in! You're Lucky Strike, right? Tommy. My aunt's making sauce, you got ten minutes. What do you need?
    > need a loan
    You're doing too good for me, honest. Under a thousand, my door's open. Over, see Carmela.
    > what's the word?
    Cops are thick in Manhattan, thin in the Bronx! Sell where they're thin, you sleep better.
    > lend me 5 grand
    $5,000? Oof, pal, I run a coffee can, not a bank! $1,000 I can do. $1,000 and 7 days! Is it a deal, pal?
      [Deal] [No deal]
    > can you do two weeks?
    I can't do 14 days, my aunt counts! But 9 days, okay? $1,304.78 on June 28, 12:00 UTC! That $1,000 loan's getting lonely in the can!
      [Accept loan] [Reject loan] [Negotiate terms]
    * Negotiate terms
    Done! $1,000 at 2.5%. You drive a fair bargain, Lucky Strike. So what about my little $1,000 loan?
      [Accept loan] [Reject loan] [Negotiate terms]
    * Accept loan
    Take it with God! $1,248.87 on June 28, 12:00 UTC, and we're square as a pizza box.
    > can I get another loan
    Let's clear the $1,025 you owe, then I'll open the can again.
      [Pay debt] [Ask for extension] [Decline payment]
    (2 days later)
    > I pay 300
    Beautiful. I'll count it, you have a cookie. You still owe $1,076.89, pal.
      [Pay debt] [Ask for extension] [Decline payment]
    * Pay debt
    $300! See? Didn't hurt. $776.89 to go.
    (2 days later)
    > hi
    I still feel bad about Wednesday! You wanted money and I couldn't! You eat since?
      [Pay debt] [Ask for extension] [Decline payment]
    "
  `)
})

test('tommy: an extension before the day, and no second one', () => {
  const talk = new Talk('tommy', 'extension', { cashCents: 20_000 })
    .say('I am broke')
    .take('Deal')
    .wait(6)
    .say('good morning')
    .take('Ask for extension')
    .say('could I have another week')
    .take('Ask for extension')
    .take('Decline payment')
  expect(`\n${talk}\n`).toMatchInlineSnapshot(`
    "
    > I am broke
    For you? $1,000! No strings, just 3% a day till June 26, 12:00 UTC. Shake on the deal and go eat.
      [Deal] [No deal]
    * Deal
    $1,000, in small bills, smells like coffee! Go make me proud.
    (6 days later)
    > good morning
    Big shot! My aunt asked: how's our $1,229.88? You owe it, we love you, that's it.
      [Pay debt] [Ask for extension] [Decline payment]
    * Ask for extension
    3 days, pal! You'll make it, I know you will.
    > could I have another week
    I can't twice, pal. My aunt took the pen away. You owe $1,229.88.
      [Pay debt] [Ask for extension] [Decline payment]
    * Ask for extension
    I moved the day once. You owe $1,229.88. Pay a little, show me something.
      [Pay debt] [Ask for extension] [Decline payment]
    * Decline payment
    Okay. You owe $1,229.88, and I'm not gonna shout. My aunt might.
      [Pay debt] [Ask for extension] [Decline payment]
    "
  `)
})

test('tommy: small talk', () => {
  const talk = new Talk('tommy', 'talk')
    .say("Hello, I'd like to talk.")
    .say('Got work?')
    .say('My cousin bought a parrot')
    .say('I want to pay you back')
    .say('you are a saint')
    .say('hello again')
    .say('see you around')
  expect(`\n${talk}\n`).toMatchInlineSnapshot(`
    "
    > Hello, I'd like to talk.
    Hey, come in, come in! You're Lucky Strike, right? Tommy. My aunt's making sauce, you got ten minutes. What do you need?
    > Got work?
    A job? There's the work board, pal, take one that pays! And eat before you go!
    > My cousin bought a parrot
    A baby animal! I'm melting! Give it an egg, an egg's good for the coat!
    > I want to pay you back
    You're all square with me, pal! Keep it. Buy your mother flowers.
    > you are a saint
    Ouch! And I was gonna give you the corner piece.
    > hello again
    Good to see you since five minutes ago!
    > see you around
    All right, Lucky Strike! Watch yourself in Manhattan, cops on every corner.
    "
  `)
})
