import { expect, test } from 'vitest'
import { Talk } from '../../a-talk.ts'

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
    Sit. You got $2,000 and that's nothin'. I put $1,000 on top.
    Buy low in one borough, sell high in the next. A monkey can do it.
    By Saturday 12:00 UTC it's $1,331 you owe, 10% a day.
    Deal or no deal?
      [Deal] [No deal]
    > what are the terms
    The loan's $1,000. The vig's $331. The date's Saturday 12:00 UTC. The rest is your health.
      [Accept loan] [Reject loan] [Negotiate terms]
    > 8% and we talk
    I ain't goin' to 8%. 9.5% a day. $1,000. Take it before I sober up. You gonna borrow the $1,000 or not?
      [Accept loan] [Reject loan] [Negotiate terms]
    > ok yes
    I seen guys say yes and run. Chip first, cash second. $1,000 to borrow, Saturday 12:00 UTC to bring it back.
      [Accept loan] [Reject loan] [Negotiate terms]
    * Accept loan
    You shook. I felt it. $1,312.93 by Saturday 12:00 UTC.
    > What's the word?
    Word is you ask too many questions.
    (a day later)
    > hey
    Slow Count! My favorite $1,199.02. You owe it, I miss it.
      [Pay debt] [Ask for extension] [Decline payment]
    (a day later)
    > My sister got married in the park
    Your sister. Okay. I put it in the book, next to your shoe size.
      [Pay debt] [Ask for extension] [Decline payment]
    > I want to pay
    Now you're talkin'. Put it on the table. Take the chip. By Saturday 12:00 UTC you owe me all of it.
      [Pay debt] [Ask for extension] [Decline payment]
    * Pay debt
    Good. $1,312.93. Next time we go bigger.
    > thanks
    Manners. In Brooklyn. What is the world comin' to.
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
    Saturday 12:00 UTC you owe me $1,331.
    That's the deal. In or out?
      [Deal] [No deal]
    * Deal
    There. $1,331 on Saturday 12:00 UTC. Be late and I'll be early.
    (4 days later)
    > hey vinnie
    No stories. Time's up. $1,610.51 or bones.
      [Pay $50] [Beg for mercy]
    > please, my mother is sick
    Make fun of the number all you want. It grows while you're bein' cute. You hear that? Time's up.
      [Pay $50] [Beg for mercy]
    * Beg for mercy
    Fine. 1 day. My wife says I'm too soft. She's never seen me work.
    > I need more time
    Do I look like a church? You owe $1,610.51. Now. Time's up. Don't make me get up.
      [Pay $50] [Beg for mercy]
    (3 days later)
    > I won't pay
    4 days late. I quit sleepin'. Now you quit. Time's up, $2,000.
      [Pay $50] [Beg for mercy]
    * Pay $50
    $50. That's a start. $1,950 to go.
    > I pay 5k
    Big mouth, $0 in it. You owe $1,950. Time's up. $1,950, and I ain't askin'.
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
    Sit. You got $2,000 and that's nothin'. I put $1,000 on top.
    Buy low in one borough, sell high in the next. A monkey can do it.
    By Saturday 12:00 UTC it's $1,331 you owe, 10% a day.
    Deal or no deal?
      [Deal] [No deal]
    * No deal
    Your loss. I sleep okay either way.
    > you cheap clown
    Write it down. They can read it over you.
    > I'll break your legs
    My guys heard that. Now they wanna hear it again. Outside.
    (a day later)
    > hello
    I remember yesterday. You told me you would break my bones. The guys made a cake out of it.
    > need a loan
    $1,000. 10% a day. Sunday 12:00 UTC I see $1,331. Deal?
      [Deal] [No deal]
    > no
    No? Then say it proper. Wave it off and get outta my light. You gonna borrow the $1,000 or not?
      [Accept loan] [Reject loan] [Negotiate terms]
    > asdf
    One word, and it ain't even a good one. What do you want?
      [Accept loan] [Reject loan] [Negotiate terms]
    "
  `)
})
