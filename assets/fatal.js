// A script of its own because the page's policy admits no inline script, and plain because it must run when nothing else does:
// shows the fatal screen when the page's own code cannot be loaded.
;(function () {
  function showFatal() {
    var fatal = document.getElementById('fatal')
    var loading = document.getElementById('loading')
    var twin = document.getElementById('twin')
    if (fatal) fatal.hidden = false
    // One main part a page.
    if (twin) twin.hidden = true
    if (loading) loading.hidden = true
  }
  // Load failures of scripts and styles do not bubble: they are only seen on their way down.
  window.addEventListener(
    'error',
    function (event) {
      var tag = event.target && event.target.tagName
      var loading = document.getElementById('loading')
      // A file that fails while the game runs is reported by the game.
      if (loading && loading.hidden) return
      // A preload fetches what is needed later, if at all.
      if (tag === 'SCRIPT' || (tag === 'LINK' && event.target.rel !== 'modulepreload')) showFatal()
    },
    true,
  )
  window.addEventListener('dcw-fatal', showFatal)
})()
