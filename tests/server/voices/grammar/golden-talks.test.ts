import { expect, test } from 'vitest'
import { Talk } from '../a-talk.ts'

test('vinnie: a first loan, haggled over, traded, paid in time', () => {
  const talk = new Talk('vinnie', 'first')
    .say("Hello, I'd like to talk.")
    .say('what are the terms')
    .say('8% and we talk')
    .say('ok yes')
    .take('Accept loan')
    .say("What's the word?")
    .wait(1)
    .say('hey')
    .wait(1)
    .say('My sister got married in the park')
    .say('I want to pay')
    .take('Pay debt')
    .say('thanks')
    .say('bye')
  expect(`\n${talk}\n`).toMatchInlineSnapshot(`
    "
    > Hello, I'd like to talk.
    Sit. You got $2,000 and that's nothing. I put $1,000 on top.
    Buy low in one borough, sell high in the next. A monkey can do it.
    By Friday night it's $1,300 you owe, 10% a day.
    Deal or no deal?
      [Deal] [No deal]
    > what are the terms
    The loan's $1,000. The vig's $300. The date's Friday. The rest is your health.
      [Accept loan] [Reject loan] [Negotiate terms]
    > 8% and we talk
    Cute. $1,285 on Friday. I moved. I don't move twice. You gonna borrow the $1,000 or not?
      [Accept loan] [Reject loan] [Negotiate terms]
    > ok yes
    I seen guys say yes and run. Chip first, cash second. $1,000 to borrow, Friday to bring it back.
      [Accept loan] [Reject loan] [Negotiate terms]
    * Accept loan
    You shook. I felt it. $1,285 by Friday night.
    > What's the word?
    Word is you ask too many questions.
    (a day later)
    > hey
    Slow Count! My favorite $1,190. You owe it, I miss it.
      [Pay debt] [Ask for extension] [Decline payment]
    (a day later)
    > My sister got married in the park
    I bury people over your sister. Talk money. And you owe me $1,285.
      [Pay debt] [Ask for extension] [Decline payment]
    > I want to pay
    Now you're talking. Put it on the table. Take the chip. By Friday you owe me all of it.
      [Pay debt] [Ask for extension] [Decline payment]
    * Pay debt
    Good. $1,285. Next time we go bigger.
    > thanks
    Manners. In Brooklyn. What is the world coming to.
    > bye
    Yeah, yeah. Mind the stairs. The last guy didn't.
    "
  `)
})

test('vinnie: late, begging, late again, out of cash', () => {
  const talk = new Talk('vinnie', 'late')
    .say('hi')
    .take('Deal')
    .owns(5_000)
    .wait(4)
    .say('hey vinnie')
    .say('please, my mother is sick')
    .take('Beg for mercy')
    .say('I need more time')
    .wait(3)
    .say("I won't pay")
    .take('Pay $50')
    .say('I pay 5k')
    .say('go to hell')
  expect(`\n${talk}\n`).toMatchInlineSnapshot(`
    "
    > hi
    Vinnie. I lend. You get $1,000, 10% a day, 3 days.
    Buy smokes where they're cheap, sell 'em where they ain't.
    Friday you owe me $1,300.
    That's the deal. In or out?
      [Deal] [No deal]
    * Deal
    There. $1,300 on Friday. Be late and I'll be early.
    (4 days later)
    > hey vinnie
    2 days. You know what I do at 2 days? Time's up. You'll see.
      [Pay $50] [Beg for mercy]
    > please, my mother is sick
    Crying's free. Mercy's once. Take the chip or take out your wallet. You hear that? Time's up.
      [Pay $50] [Beg for mercy]
    * Beg for mercy
    Fine. 1 day. My wife says I'm too soft. She's never seen me work.
    > I need more time
    Do I look like a church? You owe $1,500.
      [Pay debt] [Ask for extension] [Decline payment]
    (3 days later)
    > I won't pay
    2 days late. I quit sleeping. Now you quit. Time's up, $1,800.
      [Pay $50] [Beg for mercy]
    * Pay $50
    $50. That's a start. $1,750 to go.
    > I pay 5k
    Big mouth, $0 in it. You owe $1,750. Time's up. $1,750.
    > go to hell
    Uh-huh. And you got $0. Who's the bum?
    "
  `)
})

test('vinnie: no deal, insults, and a day later a colder hello', () => {
  const talk = new Talk('vinnie', 'no')
    .say('lend me 50 grand')
    .take('No deal')
    .say('you cheap clown')
    .say("I'll break your legs")
    .wait(1)
    .say('hello')
    .say('need a loan')
    .say('no')
    .say('asdf')
  expect(`\n${talk}\n`).toMatchInlineSnapshot(`
    "
    > lend me 50 grand
    Sit. You got $2,000 and that's nothing. I put $1,000 on top.
    Buy low in one borough, sell high in the next. A monkey can do it.
    By Friday night it's $1,300 you owe, 10% a day.
    Deal or no deal?
      [Deal] [No deal]
    * No deal
    Your loss. I sleep okay either way.
    > you cheap clown
    Write it down. They can read it over you.
    > I'll break your legs
    My guys heard that. Now they want to hear it again. Outside.
    (a day later)
    > hello
    You still breathing in Brooklyn? Huh. Lost a bet.
    > need a loan
    $1,000. 10% a day. Saturday I see $1,300. Deal?
      [Deal] [No deal]
    > no
    No? Then say it proper. Wave it off and get out of my light. You gonna borrow the $1,000 or not?
      [Accept loan] [Reject loan] [Negotiate terms]
    > asdf
    You know what asdf is worth to me? Less than you. I lend $1,000 one time per conversation.
      [Accept loan] [Reject loan] [Negotiate terms]
    "
  `)
})

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
    Cops are thick in Manhattan, thin in the Bronx. Sell where they're thin, you sleep better.
    > lend me 5 grand
    Don't be ashamed, everybody hits the floor once. $1,000 now, $1,210 by Tuesday. Do we have a deal, pal?
      [Deal] [No deal]
    > can you do two weeks?
    I'll give a little. 3% a day, $1,000. Everybody goes home happy. That $1,000 loan's getting lonely in the can.
      [Accept loan] [Reject loan] [Negotiate terms]
    * Negotiate terms
    Done. $1,000 at 2.5%. You drive a fair bargain, Lucky Strike. So what about my little $1,000 loan?
      [Accept loan] [Reject loan] [Negotiate terms]
    * Accept loan
    Take it with God. $1,225 on June 27, and we're square as a pizza box.
    > can I get another loan
    Let's clear the $1,025 you owe, then I'll open the can again.
      [Pay debt] [Ask for extension] [Decline payment]
    (2 days later)
    > I pay 300
    Beautiful. I'll count it, you have a cookie. You still owe $1,075, pal.
      [Pay debt] [Ask for extension] [Decline payment]
    * Pay debt
    $300. See? Didn't hurt. $775 to go.
    (2 days later)
    > hi
    Big shot! My aunt asked: how's our $825? You owe it, we love you, that's it.
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
    For you? $1,000. No strings, just 3% a day till Tuesday. Shake on the deal and go eat.
      [Deal] [No deal]
    * Deal
    $1,000, in small bills, smells like coffee. Go make me proud.
    (6 days later)
    > good morning
    Big shot! My aunt asked: how's our $1,210? You owe it, we love you, that's it.
      [Pay debt] [Ask for extension] [Decline payment]
    * Ask for extension
    3 days, pal. You'll make it, I know you will.
    > could I have another week
    I can't twice, Lucky Strike. My aunt took the pen away. You owe $1,210.
      [Pay debt] [Ask for extension] [Decline payment]
    * Ask for extension
    I moved the day once. You owe $1,210. Pay a little, show me something.
      [Pay debt] [Ask for extension] [Decline payment]
    * Decline payment
    Okay. You owe $1,210, and I'm not gonna shout. My aunt might.
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
    Show up every day. Three days in a row they give you an extra move. Seven, another one.
    > My cousin bought a parrot
    Your cousin, that sounds heavy. You need a little help with it?
    > I want to pay you back
    You're all square with me, pal! Keep it. Buy your mother flowers.
    > you are a saint
    Aw, don't mention it. That's what neighbors are for.
    > hello again
    Good to see you since five minutes ago!
    > see you around
    All right, Lucky Strike. Watch yourself in Manhattan, cops on every corner.
    "
  `)
})

test('carmela: a plan, a refusal, a parrot', () => {
  const talk = new Talk('carmela', 'plan')
    .say("Hello, I'd like to talk.")
    .say('I need 20k for a warehouse')
    .say('no')
    .take('Reject loan')
    .say('I have a parrot named Caruso')
    .say("you're a thief")
    .say('thank you')
  expect(`\n${talk}\n`).toMatchInlineSnapshot(`
    "
    > Hello, I'd like to talk.
    Do sit. My name is Carmela, and I finance ambition at five percent a day. Before you speak, consider: what precisely do you intend to do with my money?
    > I need 20k for a warehouse
    I admire the figure, Lucky Strike. I will fund $1,000 of it, at 5% a day, and watch what you do with the disappointment. May I take it that we have a deal?
      [Deal] [No deal]
    > no
    I should like to be sure that you are refusing the terms and not the idea. The chip will settle it. My loan of $1,000 is a yes-or-no question.
      [Accept loan] [Reject loan] [Negotiate terms]
    * Reject loan
    As you wish. I shall put the capital somewhere it is wanted; would you like to know where?
    > I have a parrot named Caruso
    Tell me about a parrot in terms of return and risk, and I promise to be fascinated.
    > you're a thief
    Curious. Most people insult me only after they have lost money. What have you lost?
    > thank you
    Do not thank me for a calculation; thank me if it turns out well.
    "
  `)
})

test('carmela: haggling until her patience ends', () => {
  const talk = new Talk('carmela', 'haggle', { reputation: 0.7 })
    .say('I need a loan')
    .say('make it 3%')
    .say('how about 4%')
    .say('lower')
    .say('give me ten days')
    .say('3.5%')
    .take('Accept loan')
    .say('what do I owe you')
  expect(`\n${talk}\n`).toMatchInlineSnapshot(`
    "
    > I need a loan
    I would rather start a long account than finish a short one, so the first deal is $1,000, due Sunday. What would you need it for?
      [Deal] [No deal]
    > make it 3%
    An interesting opening. My reply is $1,000, 5 days, 4.5%. I wonder whether you planned for it. And the $1,000 loan? I dislike open questions.
      [Accept loan] [Reject loan] [Negotiate terms]
    > how about 4%
    The rate reflects what I do not know about you. Shall we discuss that instead of 4.5%? The loan remains at $1,000; what do you say?
      [Accept loan] [Reject loan] [Negotiate terms]
    > lower
    Let us leave it at 4.5%. A concession made without cause is only a leak. As to the loan: $1,000, $1,225 on Sunday. Your decision?
      [Accept loan] [Reject loan] [Negotiate terms]
    > give me ten days
    I concede a part, because I like to see what people do with it. 4.5% a day, 6 days. And now? You were going to tell me whether you borrow the $1,000.
      [Accept loan] [Reject loan] [Negotiate terms]
    > 3.5%
    That was the last of it. Tomorrow I may be in another mood; today it is 4.5% a day. I would still lend $1,000. Would you still take it?
      [Accept loan] [Reject loan] [Negotiate terms]
    * Accept loan
    Done. From this moment 4.5% a day is working for me; what is working for you?
    > what do I owe you
    For the record: $1,000 borrowed, $1,045 owed, Monday agreed. Did you have a different recollection?
      [Pay debt] [Ask for extension] [Decline payment]
    "
  `)
})

test('Big Boss: a nobody', () => {
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
    You came here with the garden?
    > bye
    Until I call.
    "
  `)
})

test('Big Boss: a name', () => {
  const talk = new Talk('bigboss', 'name', { reputation: 0.9, earnedCents: 9_000_000 })
    .say('hello')
    .say('need a loan')
    .say('make it 1 million')
    .take('Accept loan')
    .wait(16)
    .say('hello')
    .say('please')
    .take('Beg for mercy')
    .say('I pay it all')
    .take('Pay debt')
  expect(`\n${talk}\n`).toMatchInlineSnapshot(`
    "
    > hello
    Few find this door. Why you, Lucky Strike?
    > need a loan
    $100,000. Disappoint nobody. Deal?
      [Deal] [No deal]
    > make it 1 million
    Zero is low enough. Borrow it. $100,000.
      [Accept loan] [Reject loan] [Negotiate terms]
    * Accept loan
    $100,000. My eyes go with it.
    (16 days later)
    > hello
    3 days. Nobody does that. Time's up.
      [Pay 10k] [Beg for mercy]
    > please
    Pay. Or kneel. And time's up.
      [Pay 10k] [Beg for mercy]
    * Beg for mercy
    1 day. Go.
    > I pay it all
    On the table. You owe me.
      [Pay debt] [Ask for extension] [Decline payment]
    * Pay debt
    You keep your word.
    "
  `)
})
