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
      if (tag === 'SCRIPT' || tag === 'LINK') showFatal()
    },
    true,
  )
  window.addEventListener('dcw-fatal', showFatal)
})()
